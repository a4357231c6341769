import { inAppBrowserOf } from '@/lib/platform/device/in-app-browser'
import { err, ok, type Result } from '@/lib/platform/result/result'

import type { CameraDevice, CameraPort, CameraRequest, CameraStream } from './camera-port'
import { isVirtualCamera } from './virtual-camera'
import { toCameraProblem, type CameraProblem, type CameraSurroundings } from './camera-problem'

/** Full HD, so that a module of the card's QR is 4 px wide (the reader fails at 2); preferences, not requirements. */
const idealSize = { width: { ideal: 1920 }, height: { ideal: 1080 } }

/** The camera of this browser. */
export const browserCamera: CameraPort = { open, devices }

async function open(request: CameraRequest, signal: AbortSignal): Promise<Result<CameraStream, CameraProblem>> {
  const media = navigator.mediaDevices as MediaDevices | undefined
  if (media?.getUserMedia === undefined) return err(await problem(new TypeError('no camera interface')))
  try {
    const stream = await abandonable(media.getUserMedia(constraintsOf(request)), signal)
    return ok(toCameraStream(stream))
  } catch (error) {
    if (!isOverconstrained(error)) return err(await problem(error))
  }
  try {
    return ok(toCameraStream(await abandonable(media.getUserMedia({ video: true, audio: false }), signal)))
  } catch (error) {
    return err(await problem(error))
  }
}

export function constraintsOf({ facing, deviceId }: CameraRequest): MediaStreamConstraints {
  const which = deviceId === undefined ? { facingMode: { ideal: facing } } : { deviceId: { exact: deviceId } }
  return { video: { ...idealSize, ...which }, audio: false }
}

/** The stream, or a TimeoutError once `signal` aborts; a stream that arrives later is stopped. */
async function abandonable(asked: Promise<MediaStream>, signal: AbortSignal): Promise<MediaStream> {
  const abandoned = new Promise<never>((_, reject) => {
    const give = () => reject(new DOMException('The camera did not answer', 'TimeoutError'))
    if (signal.aborted) give()
    signal.addEventListener('abort', give, { once: true })
  })
  const received = asked.then((stream) => {
    if (signal.aborted) stopTracks(stream)
    return stream
  })
  return Promise.race([received, abandoned])
}

function toCameraStream(stream: MediaStream): CameraStream {
  const track = stream.getVideoTracks()[0]
  const { deviceId = null, width, height } = track?.getSettings() ?? {}
  return {
    deviceId,
    size: width === undefined || height === undefined ? null : { width, height },
    isVirtual: isVirtualCamera(track?.label ?? ''),
    attach: (video) => {
      video.srcObject = stream
    },
    onEnded: (listener) => track?.addEventListener('ended', listener, { once: true }),
    stop: () => stopTracks(stream),
  }
}

function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

async function devices(): Promise<readonly CameraDevice[]> {
  const all = await navigator.mediaDevices.enumerateDevices().catch(() => [])
  return all
    .filter((device) => device.kind === 'videoinput')
    .map((device) => ({ id: device.deviceId, label: device.label }))
}

function isOverconstrained(error: unknown): boolean {
  return error instanceof Error && error.name === 'OverconstrainedError'
}

async function problem(error: unknown): Promise<CameraProblem> {
  return toCameraProblem(error, await surroundings())
}

async function surroundings(): Promise<CameraSurroundings> {
  return {
    permission: await cameraPermission(),
    isSecure: globalThis.isSecureContext,
    isInApp: inAppBrowserOf(navigator.userAgent) !== null,
  }
}

/** The permission state without a prompt; null if not reported (older Safari and Firefox). */
export async function cameraPermission(): Promise<PermissionState | null> {
  try {
    return (await navigator.permissions.query({ name: 'camera' })).state
  } catch {
    return null
  }
}
