import type { Frame } from '../camera/frame-port'
import type { Measures } from '../quality/measures'
import type { Inspection } from './reader-messages'

/** Measures frames and reads cards, away from the main thread. */
export interface ReaderPort {
  /** Measures a live frame and takes its picture away. Null when a reader cannot be had; the shutter still works. */
  readonly measure: (frame: Frame) => Promise<Measures | null>
  /** Measures a still and reads its code; a reader that cannot be had finds nothing. */
  readonly inspect: (picture: Blob, readsQr: boolean) => Promise<Inspection>
  /** Loads the decoder ahead of the first picture. */
  readonly warm: () => void
  readonly dispose: () => void
}
