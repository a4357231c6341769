import type { CardFields } from '@/lib/domain/identity/identity-card'
import type { PictureSignal } from '@/lib/domain/identity/picture-signals'
import type { Frame, Still } from '@/lib/capture/frame/frame-port'
import type { Rect } from '@/lib/capture/frame/luma'
import type { Measures } from '@/lib/capture/quality/measures'

/** A live frame, transferred to the worker. */
export interface MeasureRequest {
  readonly id: number
  readonly kind: 'measure'
  readonly frame: Frame
}

export interface InspectOptions {
  /** Also read the card's QR and machine-readable zone. */
  readonly readsCard: boolean
  /** Expected position of the card, in shares of the picture's sides; null without a guide (files, faces). */
  readonly guide: Rect | null
}

/** A picture from camera or file. */
export interface InspectRequest extends InspectOptions {
  readonly id: number
  readonly kind: 'inspect'
  readonly picture: Blob
}

/** A frame to encode, transferred to the worker. */
export interface DevelopRequest {
  readonly id: number
  readonly kind: 'encode'
  readonly still: Still & { readonly picture: VideoFrame }
  readonly readsCard: boolean
}

/** Preloads the decoder. */
export interface WarmRequest {
  readonly id: number
  readonly kind: 'warm'
}

export type ReaderRequest = MeasureRequest | InspectRequest | DevelopRequest | WarmRequest

/** Findings in a still picture; `measures` is null where workers cannot draw. */
export interface Inspection {
  readonly measures: Measures | null
  /** Content of the card's QR. */
  readonly card: CardFields | null
  /** Content of its machine-readable zone. */
  readonly mrz: CardFields | null
  /** Signs of a screen or a print. */
  readonly signs?: readonly PictureSignal[]
}

/** An encoded picture with its findings. */
export interface Developed {
  readonly blob: Blob
  readonly inspection: Inspection
}

export interface DevelopedReply extends Developed {
  readonly id: number
  readonly kind: 'developed'
}

export type ReaderReply =
  | { readonly id: number; readonly kind: 'measured'; readonly measures: Measures }
  | { readonly id: number; readonly kind: 'inspected'; readonly inspection: Inspection }
  | DevelopedReply
  | { readonly id: number; readonly kind: 'warmed' }
  | { readonly id: number; readonly kind: 'failed'; readonly reason: string }
