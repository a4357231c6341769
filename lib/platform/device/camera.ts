/** `unknown`: not asked yet, or a browser that does not say. Treated as present, so that nobody is sent away by mistake. */
export type CameraPresence = 'present' | 'absent' | 'unknown'

/** Remembers what the browser found, so that the middleware can route the next visit. Holds nothing about a person. */
export const cameraCookieName = 'camera'

export function toCameraPresence(cookieValue: string | undefined): CameraPresence {
  return cookieValue === 'present' || cookieValue === 'absent' ? cookieValue : 'unknown'
}

/** Some in-app browsers never settle `enumerateDevices`. */
const answerWithinMs = 2000

/**
 * Is there a camera at all? Asks for no permission: without one, browsers still list devices, only without labels.
 */
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
