import type { StepNumber } from './screens'

/** Key of a step's name in messages/, where a dot would begin a level of its own: `1-1` for step 1.1. */
export function stepKey(step: StepNumber) {
  return step === 1.1 ? '1-1' : (`${step}` as const)
}
