'use client'

import { useEffect } from 'react'

/**
 * Closes the header's `<details data-menu>` and popovers on Escape (restoring focus), on clicks outside, and on
 * navigation from them. Without it they still open and close.
 */
export function MenuCloser() {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      document.querySelector('details[data-menu][open]')?.querySelector('summary')?.focus()
      closeMenus()
    }
    const onPointer = (event: PointerEvent) => {
      closeMenus(toElement(event.target)?.closest('details[data-menu]'))
    }
    const onClick = (event: MouseEvent) => {
      const link = toElement(event.target)?.closest('a')
      if (link?.closest('details[data-menu]')) closeMenus()
      link?.closest<HTMLElement>('[popover]')?.hidePopover()
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPointer)
    document.addEventListener('click', onClick)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPointer)
      document.removeEventListener('click', onClick)
    }
  }, [])

  return null
}

function toElement(target: EventTarget | null): Element | null {
  return target instanceof Element ? target : null
}

function closeMenus(except?: Element | null) {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')) {
    // In the open popover of a narrow screen, they are parts of one list.
    const isInList = (menu.closest('[popover]')?.getClientRects().length ?? 0) > 0
    if (menu !== except && !isInList) menu.open = false
  }
}
