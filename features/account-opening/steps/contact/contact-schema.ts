import { z } from '@/lib/validation/zod'

import { alphaNum } from '@/lib/validation/alpha-num'
import { email } from '@/lib/validation/email'
import { max } from '@/lib/validation/max'
import { personName } from '@/lib/validation/person-name'
import { rfrPartner } from '@/lib/validation/rfr-partner'
import { optionalText, requiredConsent, requiredText } from '@/lib/validation/text'
import { toVietnameseMobile, vietnameseMobile } from '@/lib/validation/vietnamese-mobile'

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
