import { useSyncExternalStore } from 'react'

import { sessionStore } from '@/lib/platform/storage/session-store'
import { createEmitter } from '@/lib/platform/store/emitter'
import type { PageKind } from '@/lib/routes/frames'

import { nextOverlays, noOverlays, overlays, type Overlay, type OverlayEvent } from './overlay-rules'

/** No overlay opens earlier than this after hydration (docs/specification.md#overlays). */
const startMilliseconds = 200

/** Pause before the next overlay, so that the visitor sees the page. */
const restMilliseconds = 1000

/** Session storage key for the overlay that this visit has had. */
const hadKey = 'overlay-had'

let state = noOverlays
let timer: ReturnType<typeof setTimeout> | undefined
const changes = createEmitter()

function send(event: OverlayEvent): void {
  const before = state
  state = nextOverlays(state, event)
  const { had } = state
  // In a task of its own: writing to storage takes long enough to hold up what the page does when it starts.
  if (had !== before.had && had !== null) setTimeout(() => remember(had))
  if (!before.resting && state.resting) rest(restMilliseconds)
  if (state.current !== before.current) changes.emit()
}

function rest(milliseconds: number): void {
  clearTimeout(timer)
  timer = setTimeout(() => send({ type: 'rested' }), milliseconds)
}

function remember(overlay: Overlay): void {
  try {
    sessionStore()?.setItem(hadKey, overlay)
  } catch {
    // Storage is full: the next document of the visit does not know.
  }
}

/** Starts to show overlays; called once the page is interactive. */
export function startOverlays(): void {
  const had = overlays.find((overlay) => overlay === sessionStore()?.getItem(hadKey))
  if (had !== undefined) send({ type: 'remember', had })
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
