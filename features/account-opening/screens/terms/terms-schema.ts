import { z } from '@/lib/platform/zod/zod'

import { requiredConsent } from '@/lib/domain/validation/field-schema'

/** Three separate consents; none is preset, and none is kept in the draft: agreement is given on the screen, or not. */
export const termsSchema = z.object({
  agreeRisk: requiredConsent(),
  agreeTerms: requiredConsent(),
  agreeTrue: requiredConsent(),
})

export type TermsForm = z.input<typeof termsSchema>

export const nothingAgreed: TermsForm = { agreeRisk: false, agreeTerms: false, agreeTrue: false }
