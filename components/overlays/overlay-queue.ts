import { useSyncExternalStore } from 'react'

import { createEmitter } from '@/lib/platform/store/emitter'
import type { PageKind } from '@/lib/routes/frames'

import { nextOverlays, noOverlays, type Overlay, type OverlayEvent } from './overlay-rules'

/** No overlay opens earlier than this after hydration (docs/specification.md#overlays). */
const startMilliseconds = 200

/** Pause between two overlays, so that the visitor sees the page. */
const restMilliseconds = 1000

let state = noOverlays
let timer: ReturnType<typeof setTimeout> | undefined
const changes = createEmitter()

function send(event: OverlayEvent): void {
  const before = state
  state = nextOverlays(state, event)
  if (!before.resting && state.resting) rest(restMilliseconds)
  if (state.current !== before.current) changes.emit()
}

function rest(milliseconds: number): void {
  clearTimeout(timer)
  timer = setTimeout(() => send({ type: 'rested' }), milliseconds)
}

/** Starts to show overlays; called once the page is interactive. */
export function startOverlays(): void {
  if (state.resting) rest(startMilliseconds)
}

export function askForOverlay(overlay: Overlay): void {
  send({ type: 'ask', overlay })
}

export function leaveOverlay(overlay: Overlay): void {
  send({ type: 'leave', overlay })
}

/** The page frame reports every navigation. */
export function tellOverlaysPage(page: PageKind): void {
  send({ type: 'page', page })
}

/** Holds overlays back while a dialog is open that the visitor opened. Call the returned function when it closes. */
export function holdOverlays(): () => void {
  send({ type: 'dialog-opened' })
  return () => send({ type: 'dialog-closed' })
}

/** The overlay on display. */
export function useCurrentOverlay(): Overlay | null {
  return useSyncExternalStore(
    changes.on,
    () => state.current,
    () => null,
  )
}
