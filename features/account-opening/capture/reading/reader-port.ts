import type { Frame } from '../camera/frame-port'
import type { Measures } from '../quality/measures'
import type { InspectOptions, Inspection } from './reader-messages'

/** Measures frames and reads cards, away from the main thread. */
export interface ReaderPort {
  /** Measures a live frame and takes its picture away. Null when a reader cannot be had; the shutter still works. */
  readonly measure: (frame: Frame) => Promise<Measures | null>
  /** Measures a still and reads what the card says; a reader that cannot be had finds nothing. */
  readonly inspect: (picture: Blob, what: InspectOptions) => Promise<Inspection>
  /** Loads the decoder ahead of the first picture; false when this browser cannot run it. */
  readonly warm: () => Promise<boolean>
  readonly dispose: () => void
}
