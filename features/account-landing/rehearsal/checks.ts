import type { CameraState } from '@/lib/capture/camera/camera-state'
import { problemIn } from '@/lib/capture/camera/camera-state'
import type { CameraProblem } from '@/lib/capture/camera/camera-problem'
import type { Hint } from '@/lib/capture/quality/verdict'

/** What is looked at, in the order in which it is shown. */
export const checkNames = ['browser', 'storage', 'permission', 'camera', 'light', 'reader'] as const

export type CheckName = (typeof checkNames)[number]

/** How a check stands. `fix` names the text that says what to do about it. */
export type CheckResult = { readonly kind: 'open' | 'working' | 'fine' } | { readonly kind: 'fix'; readonly fix: Fix }

export type Fix = CameraProblem | 'no-storage' | 'few-pixels' | 'too-dark' | 'too-bright' | 'glare' | 'no-reader'

export type Checks = Readonly<Record<CheckName, CheckResult>>

const open: CheckResult = { kind: 'open' }
const fine: CheckResult = { kind: 'fine' }
const fix = (name: Fix): CheckResult => ({ kind: 'fix', fix: name })

/** What can be told without asking for anything. */
export interface Surroundings {
  readonly isSecure: boolean
  readonly hasCameraInterface: boolean
  readonly isInApp: boolean
  readonly canStore: boolean
}

export function checkBrowser({ isSecure, hasCameraInterface, isInApp }: Surroundings): CheckResult {
  if (!isSecure) return fix('insecure')
  if (isInApp) return fix('in-app')
  return hasCameraInterface ? fine : fix('unsupported')
}

export function checkStorage({ canStore }: Surroundings): CheckResult {
  return canStore ? fine : fix('no-storage')
}

/** Problems that are the permission's, not the camera's. */
const ofPermission: readonly CameraProblem[] = ['denied', 'denied-by-system', 'dismissed', 'in-app', 'insecure']

export function checkPermission(state: CameraState): CheckResult {
  if (state.kind === 'live') return fine
  if (state.kind === 'requesting') return { kind: 'working' }
  const problem = problemIn(state)
  if (problem === null) return open
  return ofPermission.includes(problem) ? fix(problem) : problem === 'unanswered' ? open : fine
}

/** Fewest pixels on the long side: with less, a module of the card's QR is too small to be read. */
export const leastCameraSide = 1280

export function checkCamera(state: CameraState): CheckResult {
  if (state.kind === 'requesting') return { kind: 'working' }
  if (state.kind === 'live') {
    const { size } = state.stream
    return size !== null && Math.max(size.width, size.height) < leastCameraSide ? fix('few-pixels') : fine
  }
  const problem = problemIn(state)
  return problem === null || ofPermission.includes(problem) ? open : fix(problem)
}

/** What a frame says of the light; a blurred one (a plain wall) says nothing against it. */
export function checkLight(hint: Hint | null): CheckResult {
  if (hint === null) return { kind: 'working' }
  return hint === 'too-dark' || hint === 'too-bright' || hint === 'glare' ? fix(hint) : fine
}

export type Summary = 'open' | 'working' | 'ready' | 'fix'

/** What to say of all of them. */
export function summaryOf(checks: Checks): Summary {
  const kinds = Object.values(checks).map(({ kind }) => kind)
  if (kinds.includes('fix')) return 'fix'
  if (kinds.includes('working')) return 'working'
  return kinds.includes('open') ? 'open' : 'ready'
}
