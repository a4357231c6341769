/**
 * Why there is no picture, distinguished by how to recover:
 * - `denied` this site may not use the camera; `denied-by-system` no site may, in this browser
 * - `dismissed` the prompt was closed without an answer and can be shown again
 * - `busy` another program uses the camera; `missing` there is none; `revoked` it disappeared while live
 * - `unanswered` no answer at all (seen in in-app browsers)
 * - `insecure` the page is not served over https; `unsupported` the browser has no camera interface
 * - `in-app` an in-app browser that gives pages no camera
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

/** State of the page when the camera fails. */
export interface CameraSurroundings {
  /** Camera state of `navigator.permissions`; null if the browser does not report it. */
  readonly permission: PermissionState | null
  readonly isSecure: boolean
  readonly isInApp: boolean
}

/**
 * The problem behind a rejection of getUserMedia. Names are those of the specification and older ones that browsers
 * still throw. The permission is read only after a failure: it may say `denied` while the camera would open.
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
