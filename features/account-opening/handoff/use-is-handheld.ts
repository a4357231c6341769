import { useSyncExternalStore } from 'react'

/** Handheld devices are the target of a hand-off. */
const handheld = '(pointer: coarse)'

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(handheld)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the window is on a phone or tablet; on the server, where nobody knows, it is taken to be. */
export function useIsHandheld(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(handheld).matches,
    () => true,
  )
}
