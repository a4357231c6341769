import type { Result } from '@/lib/platform/result/result'

import type { Size } from '@/lib/capture/frame/picture-size'
import type { CameraProblem } from './camera-problem'

/** `environment` faces the card, `user` the applicant. A preference: many computers have one camera. */
export type Facing = 'environment' | 'user'

export interface CameraRequest {
  readonly facing: Facing
  /** A camera chosen by the applicant; overrides `facing`. */
  readonly deviceId?: string
}

export interface CameraDevice {
  readonly id: string
  /** Name from the browser; empty before permission is granted. */
  readonly label: string
}

/** An open camera. Its opener must stop it. */
export interface CameraStream {
  /** The camera in use, if the browser reports it. */
  readonly deviceId: string | null
  /** Frame size in pixels, if the browser reports it. */
  readonly size: Size | null
  /** Whether the camera calls itself by the name of software. */
  readonly isVirtual: boolean
  /** Plays the stream in a video element until it stops. */
  readonly attach: (video: HTMLVideoElement) => void
  /** Called once if the stream ends unexpectedly: permission revoked, cable pulled, camera taken by a call. */
  readonly onEnded: (listener: () => void) => void
  readonly stop: () => void
}

/** The camera of a device. `open` never throws and never leaves a stream open without a receiver. */
export interface CameraPort {
  /** Aborting `signal` returns `unanswered`; a stream that arrives later is stopped at once. */
  readonly open: (request: CameraRequest, signal: AbortSignal) => Promise<Result<CameraStream, CameraProblem>>
  /** Available cameras; more than one only after permission was granted. */
  readonly devices: () => Promise<readonly CameraDevice[]>
}
