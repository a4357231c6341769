import { z } from '@/lib/platform/zod/zod'

import { email, max } from '@/lib/domain/validation/text-rules'
import { phone } from '@/lib/domain/validation/phone-rules'
import { optionalText, requiredConsent, requiredText } from '@/lib/domain/validation/field-schema'

import { cvTextLimits } from './limits'

/** For everybody, or for students, who add faculty and year. */
export type CvKind = 'normal' | 'student'

const short = max(cvTextLimits.short)

function cvSchemaOf(text: typeof requiredText) {
  return z.object({
    name: requiredText(short),
    email: requiredText(email),
    phone: requiredText(phone),
    faculty: text(short),
    year: text(short),
    desire: optionalText(short),
    experience: optionalText(short),
    message: optionalText(max(cvTextLimits.message)),
    terms: requiredConsent(),
  })
}

/** Name, e-mail, phone and terms are asked of everybody; the file is not part of the form's values. */
export const cvSchemas = { normal: cvSchemaOf(optionalText), student: cvSchemaOf(requiredText) }

export type CvValues = z.output<(typeof cvSchemas)['normal']>

export const emptyCv: CvValues = {
  name: '',
  email: '',
  phone: '',
  faculty: '',
  year: '',
  desire: '',
  experience: '',
  message: '',
  terms: false,
}
