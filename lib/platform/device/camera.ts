/**
 * `unknown`: not checked yet, or not reported by the browser. Treated as present, so that no visitor is turned away by
 * mistake.
 */
export type CameraPresence = 'present' | 'absent' | 'unknown'

/** Stores the result, so that the middleware can route the next visit. Not personal data. */
export const cameraCookieName = 'camera'

export function toCameraPresence(cookieValue: string | undefined): CameraPresence {
  return cookieValue === 'present' || cookieValue === 'absent' ? cookieValue : 'unknown'
}

/** Some in-app browsers never settle `enumerateDevices`. */
const answerWithinMs = 2000

/** Whether there is a camera. Needs no permission: without one, browsers list devices without labels. */
export async function detectCamera(
  devices: Pick<MediaDevices, 'enumerateDevices'> | undefined,
  timeoutMs: number = answerWithinMs,
): Promise<CameraPresence> {
  if (devices === undefined) return 'unknown'
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<CameraPresence>((resolve) => {
    timer = setTimeout(() => {
      resolve('unknown')
    }, timeoutMs)
  })
  const found = devices.enumerateDevices().then(
    (list): CameraPresence => (list.some((device) => device.kind === 'videoinput') ? 'present' : 'absent'),
    (): CameraPresence => 'unknown',
  )
  const presence = await Promise.race([found, late])
  clearTimeout(timer)
  return presence
}

let detected: Promise<CameraPresence> | undefined

/** Whether this device has a camera: asked once a document, by whoever comes first, in a task of its own. */
export function deviceCamera(): Promise<CameraPresence> {
  detected ??= new Promise((resolve) => {
    setTimeout(() => resolve(detectCamera(navigator.mediaDevices)))
  })
  return detected
}
