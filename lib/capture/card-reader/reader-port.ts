import type { Frame, Still } from '@/lib/capture/frame/frame-port'
import type { Measures } from '@/lib/capture/quality/measures'
import type { Developed, InspectOptions, Inspection } from './reader-messages'

/** Measures frames and reads cards, away from the main thread. */
export interface ReaderPort {
  /**
   * Measures a live frame and takes ownership of its picture. Null if the reader cannot load; the shutter still works.
   */
  readonly measure: (frame: Frame) => Promise<Measures | null>
  /** Encodes a still for sending and inspects it; without a reader, it is only encoded. */
  readonly encode: (still: Still, readsCard: boolean) => Promise<Developed>
  /** Measures a chosen file and reads the card in it; finds nothing if the reader cannot load. */
  readonly inspect: (picture: Blob, what: InspectOptions) => Promise<Inspection>
  /** Preloads the decoder; false if this browser cannot run it. */
  readonly warm: () => Promise<boolean>
  readonly dispose: () => void
}
