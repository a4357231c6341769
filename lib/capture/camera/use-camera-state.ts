import { useCallback, useEffect, useReducer, useRef } from 'react'

import type { CameraPort, CameraRequest, Facing } from './camera-port'
import { nextCameraState, type CameraState } from './camera-state'

/** Time limit for the camera, including the permission prompt, in milliseconds; some in-app browsers never answer. */
const patience = 45_000

/**
 * The chosen camera for each direction, kept while the page lasts: some phones open a lens that cannot focus on a card,
 * and the applicant should have to switch only once.
 */
const chosen = new Map<Facing, string>()

function withChoice({ facing, deviceId }: CameraRequest): CameraRequest {
  if (deviceId !== undefined) chosen.set(facing, deviceId)
  const device = chosen.get(facing)
  return { facing, ...(device !== undefined && { deviceId: device }) }
}

export interface CameraControl {
  readonly state: CameraState
  readonly explain: () => void
  /** Replaces the open camera. */
  readonly request: (request: CameraRequest) => void
  readonly close: () => void
}

/** The camera of one screen: at most one open stream, and none after the screen is left. */
export function useCameraState(camera: CameraPort): CameraControl {
  const [state, dispatch] = useReducer(nextCameraState, { kind: 'idle' })
  const current = useRef<{ stop: () => void } | null>(null)

  const release = useCallback(() => {
    current.current?.stop()
    current.current = null
  }, [])

  const request = useCallback(
    (asked: CameraRequest) => {
      const wanted = withChoice(asked)
      release()
      dispatch({ type: 'request', request: wanted })
      const opening = openCamera(camera, wanted)
      current.current = opening
      const follow = async () => {
        const result = await opening.result
        // Replaced or closed meanwhile; `stop` has ended the stream.
        if (current.current !== opening) return
        if (!result.ok) {
          dispatch({ type: 'failed', problem: result.error })
          return
        }
        result.value.onEnded(() => {
          if (current.current === opening) dispatch({ type: 'ended' })
        })
        dispatch({ type: 'opened', stream: result.value })
        const devices = await camera.devices()
        if (current.current === opening) dispatch({ type: 'listed', devices })
      }
      void follow()
    },
    [camera, release],
  )

  const close = useCallback(() => {
    release()
    dispatch({ type: 'close' })
  }, [release])

  useEffect(() => release, [release])
  return { state, explain: useCallback(() => dispatch({ type: 'explain' }), []), request, close }
}

/** Requests a camera with a time limit; `stop` ends the wait or the stream. */
function openCamera(camera: CameraPort, request: CameraRequest) {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), patience)
  let isStopped = false
  let stopStream: (() => void) | null = null
  const result = camera.open(request, abort.signal).then((answer) => {
    clearTimeout(timer)
    if (answer.ok) {
      stopStream = answer.value.stop
      if (isStopped) answer.value.stop()
    }
    return answer
  })
  return {
    result,
    stop: () => {
      isStopped = true
      clearTimeout(timer)
      abort.abort()
      stopStream?.()
    },
  }
}
