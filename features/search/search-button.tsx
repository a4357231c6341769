'use client'

import { Search } from '@/components/ui/icons'
import { type ComponentType, type MouseEvent, useCallback, useEffect, useRef, useState } from 'react'

import { fetchIntl } from '@/lib/platform/i18n/fetch-intl'
import type { IslandIntl } from '@/lib/platform/i18n/island-intl'
import type { Locale } from '@/lib/platform/i18n/locales'
import { loadCode } from '@/lib/platform/navigation/load-code'
import { messagePartPath } from '@/lib/routes/message-part-path'

import type { SearchDialogProps } from './search-dialog'

interface SearchButtonProps {
  /** URL of the search page, the button's target without scripts. */
  href: string
  indexHref: string
  label: string
  locale: Locale
  /** Shows the label where there is room for it. */
  labelled?: boolean
}

/** Opens the search dialog, as Ctrl-K and Cmd-K do; loads its code and messages on first use. */
export function SearchButton({ href, indexHref, label, locale, labelled = false }: SearchButtonProps) {
  const [dialog, setDialog] = useState<{ Content: ComponentType<SearchDialogProps>; intl: IslandIntl } | null>(null)
  const [open, setOpen] = useState(false)
  const link = useRef<HTMLAnchorElement>(null)
  const show = useCallback(async () => {
    try {
      const messages = fetchIntl(messagePartPath('search', locale), locale)
      const [{ SearchDialog }, intl] = await Promise.all([
        loadCode(() => import('./search-dialog')),
        loadCode(() => messages),
      ])
      setDialog({ Content: SearchDialog, intl })
      setOpen(true)
    } catch {
      // Code or messages could not be loaded, so navigate to the search page instead.
      window.location.assign(href)
    }
  }, [href, locale])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      // The header has a button for each width; only the visible one responds. (Safari 17.3 has no checkVisibility.)
      if (!link.current?.getClientRects().length) return
      event.preventDefault()
      // Never over another dialog.
      if (document.querySelector('dialog[open]') === null) void show()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [show])
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void show()
  }
  return (
    <>
      <a
        ref={link}
        href={href}
        onClick={onClick}
        aria-keyshortcuts="Control+K Meta+K"
        className={
          labelled
            ? 'inline-flex min-h-11 items-center gap-2 whitespace-nowrap text-ink-2 hover:text-ink'
            : 'grid size-11 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-surface-2 hover:text-ink'
        }
      >
        <Search className={labelled ? 'size-4' : 'size-5'} />
        <span className={labelled ? '' : 'sr-only'}>{label}</span>
      </a>
      {dialog === null ? null : (
        <dialog.Content open={open} onOpenChange={setOpen} indexHref={indexHref} href={href} intl={dialog.intl} />
      )}
    </>
  )
}
