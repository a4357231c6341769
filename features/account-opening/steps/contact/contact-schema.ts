import { z } from '@/lib/validation/zod'

import { email } from '@/lib/validation/email'
import { personName } from '@/lib/validation/person-name'
import { rfrPartner } from '@/lib/validation/rfr-partner'
import { optionalText, requiredConsent, requiredText } from '@/lib/validation/text'
import { toVietnameseMobile, vietnameseMobile } from '@/lib/validation/vietnamese-mobile'

export const contactSchema = z.object({
  mobile: requiredText(vietnameseMobile).transform(toVietnameseMobile),
  email: requiredText(email).transform((address) => address.toLowerCase()),
  referralCode: optionalText(rfrPartner),
  referrerName: optionalText(personName),
  referrerPhone: optionalText(vietnameseMobile).transform((typed) => (typed === '' ? '' : toVietnameseMobile(typed))),
  dataConsent: requiredConsent(),
  biometricConsent: requiredConsent(),
})

export type ContactForm = z.input<typeof contactSchema>
export type Contact = z.output<typeof contactSchema>
