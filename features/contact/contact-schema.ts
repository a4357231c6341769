import { email } from '@/lib/domain/validation/text-rules'
import { max } from '@/lib/domain/validation/text-rules'
import { phone } from '@/lib/domain/validation/phone-rules'
import { optionalText, requiredChoice, requiredText } from '@/lib/domain/validation/field-schema'
import { z } from '@/lib/platform/zod/zod'

/** Characters; a field holds fewer. */
const limits = { short: 120, message: 4000 } as const

/** Fields of the contact form, named as in its request. */
export const contactSchema = z.object({
  name: requiredText(max(limits.short)),
  email: requiredText(email),
  phone: requiredText(phone),
  branch_id: z.string(),
  subject: optionalText(max(limits.short)),
  message: requiredText(max(limits.message)),
})

/** With a subject to choose instead of one to type. */
export const requestSchema = contactSchema.extend({ subject: requiredChoice() })

export type Contact = z.infer<typeof contactSchema>
