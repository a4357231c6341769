import type { StepNumber } from './screens'

/** Message key of a step's name: `1-1` for step 1.1, since a dot would start a nested level. */
export function stepKey(step: StepNumber) {
  return step === 1.1 ? '1-1' : (`${step}` as const)
}
