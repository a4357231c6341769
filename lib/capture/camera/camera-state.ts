import { assertNever } from '@/lib/platform/result/assert-never'

import type { CameraDevice, CameraRequest, CameraStream } from './camera-port'
import type { CameraProblem } from './camera-problem'

/** Everything that the camera's screen can be in. `primer` explains before the browser asks. */
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

/** Next state; events that come too late for the state they were meant for change nothing. */
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

/** The problem that a state shows, or null where the camera is on its way or live. */
export function problemIn(state: CameraState): CameraProblem | null {
  const { kind } = state
  return kind === 'idle' || kind === 'primer' || kind === 'requesting' || kind === 'live' ? null : kind
}
