import { createEmitter } from '@/lib/platform/store/emitter'

export interface Transition {
  /** Destination, path and query. */
  readonly url: string
  /** `traverse`: back or forward. */
  readonly type: 'push' | 'replace' | 'traverse'
}

const transitions = createEmitter<Transition>()

/** Reports that the router starts to navigate; instrumentation-client.ts calls it. */
export const announceTransition = transitions.emit

export const onTransition = transitions.on
