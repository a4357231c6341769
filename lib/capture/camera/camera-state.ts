import { assertNever } from '@/lib/platform/result/assert-never'

import type { CameraDevice, CameraRequest, CameraStream } from './camera-port'
import type { CameraProblem } from './camera-problem'

/** States of the camera screen. `primer` explains before the browser asks for permission. */
export type CameraState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'primer' }
  | { readonly kind: 'requesting'; readonly request: CameraRequest }
  | {
      readonly kind: 'live'
      readonly request: CameraRequest
      readonly stream: CameraStream
      readonly devices: readonly CameraDevice[]
    }
  | { readonly kind: CameraProblem; readonly request: CameraRequest }

export type CameraEvent =
  | { readonly type: 'explain' }
  | { readonly type: 'request'; readonly request: CameraRequest }
  | { readonly type: 'opened'; readonly stream: CameraStream }
  | { readonly type: 'listed'; readonly devices: readonly CameraDevice[] }
  | { readonly type: 'failed'; readonly problem: CameraProblem }
  | { readonly type: 'ended' }
  | { readonly type: 'close' }

/** The next state; events that arrive too late are ignored. */
export function nextCameraState(state: CameraState, event: CameraEvent): CameraState {
  switch (event.type) {
    case 'explain':
      return { kind: 'primer' }
    case 'request':
      return { kind: 'requesting', request: event.request }
    case 'opened':
      return state.kind === 'requesting'
        ? { kind: 'live', request: state.request, stream: event.stream, devices: [] }
        : state
    case 'listed':
      return state.kind === 'live' ? { ...state, devices: event.devices } : state
    case 'failed':
      return state.kind === 'requesting' ? { kind: event.problem, request: state.request } : state
    case 'ended':
      return state.kind === 'live' ? { kind: 'revoked', request: state.request } : state
    case 'close':
      return { kind: 'idle' }
    default:
      return assertNever(event)
  }
}

/** The problem of a state, or null while the camera is starting or live. */
export function problemIn(state: CameraState): CameraProblem | null {
  const { kind } = state
  return kind === 'idle' || kind === 'primer' || kind === 'requesting' || kind === 'live' ? null : kind
}
