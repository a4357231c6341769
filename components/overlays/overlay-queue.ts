import { useSyncExternalStore } from 'react'

import type { PageKind } from '@/lib/routes/table'
import { nextOverlays, noOverlays, type Overlay, type OverlayEvent } from './overlay-rules'

/** Nothing comes over a page before this has passed since it took over from its document (docs/specification.md#overlays). */
const startMilliseconds = 200

/** Between two overlays: a moment to see the page. */
const restMilliseconds = 1000

let state = noOverlays
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function send(event: OverlayEvent): void {
  const before = state
  state = nextOverlays(state, event)
  if (!before.resting && state.resting) rest(restMilliseconds)
  if (state.current !== before.current) for (const listener of listeners) listener()
}

function rest(milliseconds: number): void {
  clearTimeout(timer)
  timer = setTimeout(() => send({ type: 'rested' }), milliseconds)
}

/** Begins to show overlays; called when the page is interactive. */
export function startOverlays(): void {
  if (state.resting) rest(startMilliseconds)
}

export function askForOverlay(overlay: Overlay): void {
  send({ type: 'ask', overlay })
}

export function leaveOverlay(overlay: Overlay): void {
  send({ type: 'leave', overlay })
}

/** Told by the frame of the page with every navigation. */
export function tellOverlaysPage(page: PageKind): void {
  send({ type: 'page', page })
}

/** A dialog that the visitor opened is there; what it returns says that it is closed. */
export function holdOverlays(): () => void {
  send({ type: 'dialog-opened' })
  return () => send({ type: 'dialog-closed' })
}

/** The overlay that shows now. */
export function useCurrentOverlay(): Overlay | null {
  return useSyncExternalStore(
    subscribe,
    () => state.current,
    () => null,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
