import { z } from '@/lib/platform/zod/zod'

import { email } from '@/lib/domain/validation/text-rules'
import { toIssue } from '@/lib/domain/validation/issue'
import { max } from '@/lib/domain/validation/text-rules'
import { phone } from '@/lib/domain/validation/phone-rules'
import { optionalText, requiredConsent, requiredText } from '@/lib/domain/validation/field-schema'

import { cvTextLimits } from './limits'

/** The general form, or the one for students, who add faculty and year. */
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
    file: z
      .instanceof(File)
      .nullable()
      .refine((file) => file !== null, toIssue('required')),
  })
}

/** Name, email, phone, terms and file are required of every applicant; faculty and year of students. */
export const cvSchemas = { normal: cvSchemaOf(optionalText), student: cvSchemaOf(requiredText) }

export type CvValues = z.input<(typeof cvSchemas)['normal']>

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
  file: null,
}
