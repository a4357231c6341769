'use client'

import { Search } from 'lucide-react'
import { type ComponentType, type MouseEvent, useCallback, useEffect, useRef, useState } from 'react'

import type { SearchCopy } from './search-copy'
import type { SearchDialogProps } from './search-dialog'

interface SearchButtonProps {
  /** Address of the search page, where the button leads without scripts. */
  href: string
  indexHref: string
  copy: SearchCopy
  /** Says what it is and how else it opens, where there is room. */
  labelled?: boolean
}

/** Opens the search, as Ctrl-K and Cmd-K do; the dialog is loaded then. */
export function SearchButton({ href, indexHref, copy, labelled = false }: SearchButtonProps) {
  const [dialog, setDialog] = useState<{ Content: ComponentType<SearchDialogProps> } | null>(null)
  const [open, setOpen] = useState(false)
  const link = useRef<HTMLAnchorElement>(null)
  const show = useCallback(async () => {
    try {
      const { SearchDialog } = await import('./search-dialog')
      setDialog({ Content: SearchDialog })
      setOpen(true)
    } catch {
      // The chunk could not be loaded: the page of its own may be.
      window.location.assign(href)
    }
  }, [href])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      // The header has a button for each width; only the visible one responds. (Safari 17.3 has no checkVisibility.)
      if (!link.current?.getClientRects().length) return
      event.preventDefault()
      // Not over another dialog: what it asks comes first.
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
        <Search aria-hidden strokeWidth={1.75} className={labelled ? 'size-4' : 'size-5'} />
        <span className={labelled ? '' : 'sr-only'}>{copy.title}</span>
      </a>
      {dialog === null ? null : (
        <dialog.Content open={open} onOpenChange={setOpen} indexHref={indexHref} href={href} copy={copy} />
      )}
    </>
  )
}
