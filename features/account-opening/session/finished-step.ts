import type { ApplicationEvent } from '../machine/events'
import { proofOf } from '../machine/proofs'
import type { Flow } from '@/lib/domain/account-opening/flows'
import type { StepNumber } from '@/lib/domain/account-opening/screens'
import type { ApplicationState } from '../machine/state'

/**
 * The step that this event finished: it completed a screen, and no screen of the step is open. Null for navigation. A
 * change from the review page finishes its step again, so that it is saved again.
 */
export function finishedStep(
  before: ApplicationState,
  after: ApplicationState,
  event: ApplicationEvent,
  flow: Flow,
): StepNumber | null {
  if (before.proofs === after.proofs || before.screen === after.screen || before.screen === 'success') return null
  const proof = after.proofs[proofOf[before.screen]]
  if (proof === undefined || event.type === 'reset') return null
  const step = flow.steps.find(({ screens }) => screens.includes(before.screen))
  const isOpen = step?.screens.some((screen) => screen !== 'success' && after.proofs[proofOf[screen]] === undefined)
  return step === undefined || isOpen === true ? null : step.number
}
