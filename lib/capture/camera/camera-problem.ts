/**
 * Why there is no picture, told apart as far as the way out of it differs:
 * - `denied` this site may not use the camera; `denied-by-system` no site may, in this browser
 * - `dismissed` the question was closed without an answer; it can be asked again
 * - `busy` another program holds the camera; `missing` there is none; `revoked` it went away while live
 * - `unanswered` neither yes nor no (known of in-app browsers)
 * - `insecure` the page is not served over https; `unsupported` the browser has no camera interface
 * - `in-app` a browser inside another app, which does not hand the camera on
 */
export const cameraProblems = [
  'denied',
  'denied-by-system',
  'dismissed',
  'busy',
  'missing',
  'revoked',
  'unanswered',
  'insecure',
  'unsupported',
  'in-app',
] as const

export type CameraProblem = (typeof cameraProblems)[number]

/** What is known of the page when the camera says no. */
export interface CameraSurroundings {
  /** `navigator.permissions` for the camera; null where the browser does not tell. */
  readonly permission: PermissionState | null
  readonly isSecure: boolean
  readonly isInApp: boolean
}

/**
 * Problem behind a rejection of getUserMedia. Names are those of the specification and the older ones that browsers
 * still throw. The permission is looked at only after a failure: it may say `denied` while the camera would open.
 */
export function toCameraProblem(error: unknown, surroundings: CameraSurroundings): CameraProblem {
  if (!surroundings.isSecure) return 'insecure'
  const problem = problemOf(error, surroundings.permission)
  const worthLeaving = problem === 'denied' || problem === 'dismissed' || problem === 'unsupported'
  return surroundings.isInApp && (worthLeaving || problem === 'unanswered') ? 'in-app' : problem
}

function problemOf(error: unknown, permission: PermissionState | null): CameraProblem {
  const { name, message } = error instanceof Error || error instanceof DOMException ? error : { name: '', message: '' }
  switch (name) {
    case 'NotAllowedError':
    case 'PermissionDeniedError':
    case 'SecurityError':
      return refusal(message, permission)
    case 'NotFoundError':
    case 'DevicesNotFoundError':
    case 'OverconstrainedError':
    case 'ConstraintNotSatisfiedError':
      return 'missing'
    case 'NotReadableError':
    case 'TrackStartError':
    case 'AbortError':
      return 'busy'
    case 'TimeoutError':
      return 'unanswered'
    default:
      return 'unsupported'
  }
}

function refusal(message: string, permission: PermissionState | null): CameraProblem {
  if (/system/i.test(message)) return 'denied-by-system'
  if (/dismiss/i.test(message) || permission === 'prompt') return 'dismissed'
  return 'denied'
}
