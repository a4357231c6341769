import type { CardFields } from '@/lib/domain/identity/identity-card'
import type { Frame, Still } from '@/lib/capture/frame/frame-port'
import type { Rect } from '@/lib/capture/frame/luma'
import type { Measures } from '@/lib/capture/quality/measures'

/** A live frame, its picture handed over to the worker. */
export interface MeasureRequest {
  readonly id: number
  readonly kind: 'measure'
  readonly frame: Frame
}

export interface InspectOptions {
  /** Also read the card's QR and machine readable zone. */
  readonly readsCard: boolean
  /** Where the card should be, in shares of the picture's sides; null where nobody was guided (files, faces). */
  readonly guide: Rect | null
}

/** A picture that was taken or chosen. */
export interface InspectRequest extends InspectOptions {
  readonly id: number
  readonly kind: 'inspect'
  readonly picture: Blob
}

/** A frame that becomes a picture, handed over to the worker. */
export interface DevelopRequest {
  readonly id: number
  readonly kind: 'encode'
  readonly still: Still & { readonly picture: VideoFrame }
  readonly readsCard: boolean
}

/** Loads the decoder before it is needed. */
export interface WarmRequest {
  readonly id: number
  readonly kind: 'warm'
}

export type ReaderRequest = MeasureRequest | InspectRequest | DevelopRequest | WarmRequest

/** What was found in a still picture; `measures` is null where the browser cannot draw in a worker. */
export interface Inspection {
  readonly measures: Measures | null
  /** What the card's QR says. */
  readonly card: CardFields | null
  /** What its machine readable zone says. */
  readonly zone: CardFields | null
}

/** A picture as it is sent, and what was found in it. */
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
