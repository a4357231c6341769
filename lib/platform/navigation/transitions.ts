export interface Transition {
  /** Where it leads: path and query, as the router was told. */
  readonly url: string
  /** `traverse`: back or forward. */
  readonly type: 'push' | 'replace' | 'traverse'
}

const listeners = new Set<(transition: Transition) => void>()

/** Tells that the router begins to go to another page (instrumentation-client.ts calls it). */
export function announceTransition(transition: Transition): void {
  for (const listener of listeners) listener(transition)
}

export function onTransition(listener: (transition: Transition) => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
