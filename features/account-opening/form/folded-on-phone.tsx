import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { ChevronDown } from '@/components/ui/icons'
import { useMedia } from '@/lib/platform/device/use-media'

interface FoldedOnPhoneProps {
  /** What stays in sight on a phone: it unfolds the rest. */
  readonly summary: ReactNode
  /** Whether the summary is read on wide windows too, such as a heading. */
  readonly isHeading?: boolean
  readonly className?: string
  readonly children: ReactNode
}

/** What is long on a phone folds under a line there; where there is room, all of it is in sight. */
export function FoldedOnPhone({ summary, isHeading = false, className, children }: FoldedOnPhoneProps) {
  const isWide = useMedia('(min-width: 40rem)', true)
  if (isWide) {
    return (
      <div className={className}>
        {isHeading && summary}
        {children}
      </div>
    )
  }
  return (
    <details className={clsx('group', className)}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">{summary}</span>
        <ChevronDown className="size-5 shrink-0 text-ink-3 transition-transform group-open:rotate-180" />
      </summary>
      {children}
    </details>
  )
}
