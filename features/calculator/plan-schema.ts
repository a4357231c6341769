import { z } from '@/lib/platform/zod/zod'

import { checkPlan, type PlanField, type PlanInput, type ValidPlan } from './plan-input'

/** The rules of the form. @param describe the sentence about a field that is empty or out of its limits */
export function planSchema(describe: (field: PlanField, input: PlanInput) => string): z.ZodType<ValidPlan, PlanInput> {
  return z.custom<PlanInput>().transform((input, context) => {
    const { plan, wrong } = checkPlan(input)
    if (plan !== null) return plan
    for (const field of wrong) {
      context.issues.push({ code: 'custom', input, path: [field], message: describe(field, input) })
    }
    return z.NEVER
  })
}
