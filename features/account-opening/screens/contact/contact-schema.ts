import { z } from '@/lib/platform/zod/zod'

import { alphaNum, email, max, personName, rfrPartner } from '@/lib/domain/validation/text-rules'
import { optionalText, requiredConsent, requiredText } from '@/lib/domain/validation/field-schema'
import { toVietnameseMobile, vietnameseMobile } from '@/lib/domain/validation/phone-rules'

/** What fits into the field of the record; vouchers of partners have 6 to 20 characters. */
const rewardCodeLimit = 31
const referralCodeLimit = 41
const nameLimit = 101

export const contactSchema = z.object({
  mobile: requiredText(vietnameseMobile).transform(toVietnameseMobile),
  email: requiredText(email).transform((address) => address.toLowerCase()),
  referralCode: optionalText(rfrPartner, max(referralCodeLimit)),
  rewardCode: optionalText(alphaNum, max(rewardCodeLimit)),
  referrerName: optionalText(personName, max(nameLimit)),
  referrerPhone: optionalText(vietnameseMobile).transform((typed) => (typed === '' ? '' : toVietnameseMobile(typed))),
  dataConsent: requiredConsent(),
  biometricConsent: requiredConsent(),
})

export type ContactForm = z.input<typeof contactSchema>
export type Contact = z.output<typeof contactSchema>
