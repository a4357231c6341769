import type { PictureSignal } from './picture-signals'

/** Movements of the liveness check, as the e-KYC service names them. */
export const livenessActions = ['center', 'left', 'right', 'smile', 'blink', 'nod'] as const

export type LivenessAction = (typeof livenessActions)[number]

/** Picture that shows one movement. */
export interface LivenessFrame {
  readonly action: LivenessAction
  readonly picture: Blob
  readonly signals?: readonly PictureSignal[]
}

/** Verdict of the e-KYC service on card, face and liveness. */
export type EkycResult =
  | { readonly status: 'approved' }
  /** Poll again after this many seconds. */
  | { readonly status: 'pending'; readonly retryAfterSeconds: number }
  /** Codes: `rejectionReasons` of lib/backends/ekyc/schemas.ts. */
  | { readonly status: 'rejected'; readonly reasons: readonly string[] }
