import type { Frame, Still } from '@/lib/capture/frame/frame-port'
import type { Measures } from '@/lib/capture/quality/measures'
import type { Developed, InspectOptions, Inspection } from './reader-messages'

/** Measures frames and reads cards, away from the main thread. */
export interface ReaderPort {
  /** Measures a live frame and takes its picture away. Null when a reader cannot be had; the shutter still works. */
  readonly measure: (frame: Frame) => Promise<Measures | null>
  /** Makes a still into the picture that is sent and looks at it; without a reader there is the picture all the same. */
  readonly encode: (still: Still, readsCard: boolean) => Promise<Developed>
  /** Measures a chosen file and reads what the card says; a reader that cannot be had finds nothing. */
  readonly inspect: (picture: Blob, what: InspectOptions) => Promise<Inspection>
  /** Loads the decoder ahead of the first picture; false when this browser cannot run it. */
  readonly warm: () => Promise<boolean>
  readonly dispose: () => void
}
