import type { Screen, StepGroup, StepNumber } from './screens'

/** One step of a flow: its number, its group, its screens in order. */
interface Step {
  readonly number: StepNumber
  readonly group: StepGroup
  readonly screens: readonly Screen[]
}

/** The order of the screens, and the numbers of their steps. */
export interface Flow {
  readonly name: 'standard' | 'new-account'
  readonly screens: readonly Screen[]
  readonly steps: readonly Step[]
  readonly stepOf: Readonly<Record<Screen, StepNumber>>
}

function toFlow(name: Flow['name'], steps: readonly Step[]): Flow {
  const numbers = steps.flatMap(({ number, screens }) => screens.map((screen) => [screen, number] as const))
  return {
    name,
    steps,
    screens: steps.flatMap(({ screens }) => screens),
    // Every flow contains every screen (flows.test.ts): an account requires every proof.
    stepOf: Object.fromEntries(numbers) as Record<Screen, StepNumber>,
  }
}

const documents: Step = { number: 2, group: 'information', screens: ['id-card', 'id-confirm', 'face', 'liveness'] }

/** `submitting` is the waiting screen of step 7, `success` its last. */
const contract: readonly Step[] = [
  { number: 5, group: 'contract', screens: ['review'] },
  { number: 6, group: 'contract', screens: ['terms'] },
  { number: 7, group: 'contract', screens: ['submitting', 'contract', 'success'] },
]

/** The seven steps in three groups of /register and /open-account (docs/specification.md#steps). */
export const standardFlow = toFlow('standard', [
  { number: 1, group: 'information', screens: ['contact', 'sms-otp', 'email-otp'] },
  documents,
  { number: 3, group: 'information', screens: ['personal', 'address', 'work', 'banks', 'account-number'] },
  { number: 4, group: 'service', screens: ['services'] },
  ...contract,
])

/**
 * The new-account variant of /new-register. Contact is step 1 and its codes are step 1.1, saved separately, so that
 * staff can call applicants who stop before the code arrives. The account number is the last choice before the review,
 * so that its hold lasts longest.
 */
export const newAccountFlow = toFlow('new-account', [
  { number: 1, group: 'information', screens: ['contact'] },
  { number: 1.1, group: 'information', screens: ['sms-otp', 'email-otp'] },
  documents,
  { number: 3, group: 'information', screens: ['personal', 'address', 'work', 'banks'] },
  { number: 4, group: 'service', screens: ['services', 'account-number'] },
  ...contract,
])

/** The flow of a page, by its path without query. */
export function flowOfPath(pathname: string): Flow {
  return /\/new-register\/?$/.test(pathname) ? newAccountFlow : standardFlow
}

/** The last screen of a step that collects input: leaving it completes the step. */
export function endsStep(screen: Screen, flow: Flow): boolean {
  return flow.steps.some(({ screens }) => screens.findLast((of) => of !== 'success') === screen)
}
