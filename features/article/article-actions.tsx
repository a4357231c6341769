'use client'

import { Printer, Share2 } from '@/components/ui/icons'
import { useState } from 'react'

import { Button } from '@/components/ui/button'

interface ArticleActionsProps {
  title: string
  copy: { readonly share: string; readonly print: string; readonly copied: string; readonly copyFailed: string }
}

/**
 * Buttons that share an article, through the share sheet or by copying its link, and print it. Phones get no print button.
 * They require scripts.
 */
export function ArticleActions({ title, copy }: ArticleActionsProps) {
  const [status, setStatus] = useState('')
  const share = async () => {
    // Without query and fragment: campaign and position in the text belong to this visit only.
    const url = window.location.origin + window.location.pathname
    try {
      if (typeof navigator.share === 'function') {
        await navigator.share({ title, url })
        return
      }
      await navigator.clipboard.writeText(url)
      setStatus(copy.copied)
    } catch (error) {
      // The user dismissed the share sheet.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setStatus(copy.copyFailed)
    }
  }
  const icon = { 'aria-hidden': true, className: 'size-5' } as const
  return (
    <div className="relative -mr-4 ml-auto flex print:hidden forced-colors:mr-0 forced-colors:gap-2 noscript:hidden">
      {/* In the space below the line, where it moves nothing. */}
      <output className="absolute top-full right-4 z-1 w-max max-w-[calc(100vw-2rem)] bg-picture pt-1.5 text-ink-2">
        {status}
      </output>
      <Button variant="quiet" size="compact" onClick={() => void share()} icon={<Share2 {...icon} />}>
        <span className="sr-only">{copy.share}</span>
      </Button>
      <Button
        variant="quiet"
        size="compact"
        className="max-sm:hidden"
        onClick={() => window.print()}
        icon={<Printer {...icon} />}
      >
        <span className="sr-only">{copy.print}</span>
      </Button>
    </div>
  )
}
