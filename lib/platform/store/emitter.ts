export interface Emitter<Event> {
  readonly emit: (event: Event) => void
  /** Calls the listener with every later event; returns a function that stops it. */
  readonly on: (listener: (event: Event) => void) => () => void
}

/** Connects modules and components of one page without React context. */
export function createEmitter<Event = void>(): Emitter<Event> {
  const listeners = new Set<(event: Event) => void>()
  return {
    emit(event) {
      for (const listener of listeners) listener(event)
    },
    on(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
