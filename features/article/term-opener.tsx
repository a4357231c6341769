'use client'

import { type ReactNode, useEffect, useSyncExternalStore } from 'react'

import { noteId } from '@/lib/domain/glossary/note-id'
import { neverChanges } from '@/lib/platform/store/never-changes'

/**
 * Opens the explanation of a term at its word in the text, which is a link to the glossary: without scripts, in browsers
 * without popovers and in a new tab it leads there.
 * @param children the explanations: of the browser, because none can be opened before this code runs
 */
export function TermOpener({ children }: { readonly children: ReactNode }) {
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  useEffect(() => {
    // A press outside closes an open note before the click; on the word that opened it, it shall stay closed.
    let closedByPress: Element | null = null
    const noteOf = ({ target }: Event) => {
      const word = target instanceof Element ? target.closest<HTMLAnchorElement>('a.term') : null
      const note = word && document.getElementById(noteId(word.hash.slice(1)))
      return note && 'popover' in note ? { word, note } : {}
    }
    const onPress = (event: PointerEvent) => {
      const { note } = noteOf(event)
      closedByPress = note?.matches(':popover-open') === true ? note : null
    }
    const onClick = (event: MouseEvent) => {
      const { word, note } = noteOf(event)
      if (!note || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      if (note !== closedByPress) note.showPopover({ source: word })
      closedByPress = null
    }
    document.addEventListener('pointerdown', onPress, true)
    document.addEventListener('click', onClick)
    return () => {
      document.removeEventListener('pointerdown', onPress, true)
      document.removeEventListener('click', onClick)
    }
  }, [])
  return isHydrated && children
}
