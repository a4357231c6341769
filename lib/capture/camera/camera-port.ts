import type { Result } from '@/lib/platform/result/result'

import type { Size } from '@/lib/capture/frame/picture-size'
import type { CameraProblem } from './camera-problem'

/** `environment` looks at the card, `user` at the applicant. A wish, not a demand: many computers have one camera. */
export type Facing = 'environment' | 'user'

export interface CameraRequest {
  readonly facing: Facing
  /** A camera that the applicant chose; wins over `facing`. */
  readonly deviceId?: string
}

export interface CameraDevice {
  readonly id: string
  /** As the browser names it; empty before permission was given. */
  readonly label: string
}

/** An open camera. Whoever opened it stops it. */
export interface CameraStream {
  /** The camera that answered, if the browser tells. */
  readonly deviceId: string | null
  /** Of its frames, in pixels, if the browser tells. */
  readonly size: Size | null
  /** Plays the stream in a video element until it stops. */
  readonly attach: (video: HTMLVideoElement) => void
  /** Called once if the stream ends by itself: permission taken back, cable pulled, camera taken by a call. */
  readonly onEnded: (listener: () => void) => void
  readonly stop: () => void
}

/** The camera of a device. `open` never throws and never leaves a stream open that nobody receives. */
export interface CameraPort {
  /** Aborting `signal` answers `unanswered`; a stream that arrives later is stopped at once. */
  readonly open: (request: CameraRequest, signal: AbortSignal) => Promise<Result<CameraStream, CameraProblem>>
  /** Cameras to choose from; more than one only once permission was given. */
  readonly devices: () => Promise<readonly CameraDevice[]>
}
