import type { CameraState } from '@/lib/capture/camera/camera-state'
import { problemIn } from '@/lib/capture/camera/camera-state'
import type { CameraProblem } from '@/lib/capture/camera/camera-problem'
import type { Hint } from '@/lib/capture/quality/verdict'

/** The checks in the order in which they are shown: those that need no camera are done at once, and come first. */
export const checkNames = ['browser', 'storage', 'reader', 'permission', 'camera', 'light'] as const

export type CheckName = (typeof checkNames)[number]

/** Result of a check. `fix` is the key of the advice. */
export type CheckResult = { readonly kind: 'open' | 'working' | 'fine' } | { readonly kind: 'fix'; readonly fix: Fix }

export type Fix = CameraProblem | 'no-storage' | 'few-pixels' | 'too-dark' | 'too-bright' | 'glare' | 'no-reader'

export type Checks = Readonly<Record<CheckName, CheckResult>>

const open: CheckResult = { kind: 'open' }
const fine: CheckResult = { kind: 'fine' }
const fix = (name: Fix): CheckResult => ({ kind: 'fix', fix: name })

/** What can be detected without requesting a permission. */
export interface BrowserCapabilities {
  readonly isSecure: boolean
  readonly hasCameraInterface: boolean
  readonly isInApp: boolean
  readonly canStore: boolean
}

export function checkBrowser({ isSecure, hasCameraInterface, isInApp }: BrowserCapabilities): CheckResult {
  if (!isSecure) return fix('insecure')
  if (isInApp) return fix('in-app')
  return hasCameraInterface ? fine : fix('unsupported')
}

export function checkStorage({ canStore }: BrowserCapabilities): CheckResult {
  return canStore ? fine : fix('no-storage')
}

/** Problems of the camera permission, as opposed to the camera. */
const permissionProblems: readonly CameraProblem[] = ['denied', 'denied-by-system', 'dismissed', 'in-app', 'insecure']

export function checkPermission(state: CameraState): CheckResult {
  if (state.kind === 'live') return fine
  if (state.kind === 'requesting') return { kind: 'working' }
  const problem = problemIn(state)
  if (problem === null) return open
  return permissionProblems.includes(problem) ? fix(problem) : problem === 'unanswered' ? open : fine
}

/** Minimum pixels on the long side: at a lower resolution the modules of the card's QR code are too small to decode. */
export const minCameraSide = 1280

export function checkCamera(state: CameraState): CheckResult {
  if (state.kind === 'requesting') return { kind: 'working' }
  if (state.kind === 'live') {
    const { size } = state.stream
    return size !== null && Math.max(size.width, size.height) < minCameraSide ? fix('few-pixels') : fine
  }
  const problem = problemIn(state)
  return problem === null || permissionProblems.includes(problem) ? open : fix(problem)
}

/** Judges the light of a frame. Blur does not count: a plain wall has no detail to be sharp. */
export function checkLight(hint: Hint | null): CheckResult {
  if (hint === null) return { kind: 'working' }
  return hint === 'too-dark' || hint === 'too-bright' || hint === 'glare' ? fix(hint) : fine
}

export type Summary = 'open' | 'working' | 'ready' | 'fix'

/** The overall result. */
export function summaryOf(checks: Checks): Summary {
  const kinds = Object.values(checks).map(({ kind }) => kind)
  if (kinds.includes('fix')) return 'fix'
  if (kinds.includes('working')) return 'working'
  return kinds.includes('open') ? 'open' : 'ready'
}
