'use client'

import { type RefObject, useEffect } from 'react'

interface Dismissal {
  readonly isOpen: boolean
  /** The pointer has left: closes what it opened. */
  readonly onLeave: () => void
  /** Escape, or a press elsewhere. */
  readonly onDismiss: () => void
}

/** Tells when something that opened inside an element should close. */
export function useDismissal(inside: RefObject<HTMLElement | null>, { isOpen, onLeave, onDismiss }: Dismissal): void {
  useEffect(() => {
    const element = inside.current
    if (!isOpen || element === null) return undefined
    const stop = new AbortController()
    const { signal } = stop
    element.addEventListener('pointerleave', onLeave, { signal })
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && onDismiss(), { signal })
    document.addEventListener(
      'pointerdown',
      ({ target }) => target instanceof Node && !element.contains(target) && onDismiss(),
      { signal },
    )
    return () => stop.abort()
  })
}
