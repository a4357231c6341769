import { z } from '@/lib/platform/zod/zod'

import { alphaNum } from '@/lib/domain/validation/alpha-num'
import { email } from '@/lib/domain/validation/email'
import { max } from '@/lib/domain/validation/max'
import { personName } from '@/lib/domain/validation/person-name'
import { rfrPartner } from '@/lib/domain/validation/rfr-partner'
import { optionalText, requiredConsent, requiredText } from '@/lib/domain/validation/text'
import { toVietnameseMobile, vietnameseMobile } from '@/lib/domain/validation/vietnamese-mobile'

/** What fits into the field of the record; vouchers of partners have 6 to 20 characters. */
const rewardCodeLimit = 31

export const contactSchema = z.object({
  mobile: requiredText(vietnameseMobile).transform(toVietnameseMobile),
  email: requiredText(email).transform((address) => address.toLowerCase()),
  referralCode: optionalText(rfrPartner),
  rewardCode: optionalText(alphaNum, max(rewardCodeLimit)),
  referrerName: optionalText(personName),
  referrerPhone: optionalText(vietnameseMobile).transform((typed) => (typed === '' ? '' : toVietnameseMobile(typed))),
  dataConsent: requiredConsent(),
  biometricConsent: requiredConsent(),
})

export type ContactForm = z.input<typeof contactSchema>
export type Contact = z.output<typeof contactSchema>
