import type { StepNumber } from './screens'

/** Key of a step in messages/: `1-1` for step 1.1, because a dot separates levels. */
export function stepKey(step: StepNumber) {
  return step === 1.1 ? '1-1' : (`${step}` as const)
}
