import { err, ok } from '@/lib/platform/result/result'

import type { CameraDevice, CameraPort, CameraRequest, CameraStream } from '@/lib/capture/camera/camera-port'
import type { CameraProblem } from '@/lib/capture/camera/camera-problem'

export interface FakeStream extends CameraStream {
  readonly isStopped: () => boolean
  /** What a pulled cable or a revoked permission does. */
  readonly end: () => void
}

/** A stream without pictures. */
export function fakeStream(deviceId: string | null = null): FakeStream {
  let stopped = false
  const listeners: (() => void)[] = []
  return {
    deviceId,
    size: { width: 1920, height: 1080 },
    isVirtual: false,
    attach: () => {},
    onEnded: (listener) => listeners.push(listener),
    stop: () => (stopped = true),
    isStopped: () => stopped,
    end: () => listeners.forEach((listener) => listener()),
  }
}

export interface FakeCamera extends CameraPort {
  readonly requests: readonly CameraRequest[]
  readonly streams: readonly FakeStream[]
}

/** A camera that answers each request in turn with a stream, a problem, or not at all (`never`, until aborted). */
export function fakeCamera(
  answers: readonly ('stream' | 'never' | CameraProblem)[],
  devices: readonly CameraDevice[] = [{ id: 'one', label: 'Camera 1' }],
): FakeCamera {
  const requests: CameraRequest[] = []
  const streams: FakeStream[] = []
  return {
    requests,
    streams,
    devices: () => Promise.resolve(devices),
    open: (request, signal) => {
      const answer = answers[Math.min(requests.length, answers.length - 1)] ?? 'missing'
      requests.push(request)
      if (answer === 'never') {
        return new Promise((resolve) => {
          signal.addEventListener('abort', () => resolve(err('unanswered')))
        })
      }
      if (answer !== 'stream') return Promise.resolve(err(answer))
      const stream = fakeStream(request.deviceId ?? devices[0]?.id ?? null)
      streams.push(stream)
      return Promise.resolve(ok(stream))
    },
  }
}
