import type { ApplicationEvent } from '../machine/events'
import { proofOf } from '../machine/proofs'
import type { Flow } from '@/lib/domain/account-opening/flows'
import type { StepNumber } from '@/lib/domain/account-opening/screens'
import type { ApplicationState } from '../machine/state'

/**
 * The step that this event finished: its screen earned a proof and no screen of the step is open any more. Looking
 * around earns nothing; changing a finished step from the review page finishes it again, and it is sent again.
 */
export function finishedStep(
  before: ApplicationState,
  after: ApplicationState,
  event: ApplicationEvent,
  flow: Flow,
): StepNumber | null {
  if (before.proofs === after.proofs || before.screen === after.screen || before.screen === 'success') return null
  const earned = after.proofs[proofOf[before.screen]]
  if (earned === undefined || event.type === 'reset') return null
  const step = flow.steps.find(({ screens }) => screens.includes(before.screen))
  const isOpen = step?.screens.some((screen) => screen !== 'success' && after.proofs[proofOf[screen]] === undefined)
  return step === undefined || isOpen === true ? null : step.number
}
