import { visitorFailures } from '@/lib/domain/failures/visitor-failures'
import type { MessagePath } from '@/lib/platform/i18n/pick-messages'

/** Messages that the contact form reads. */
export const contactFormMessages: readonly MessagePath[] = [
  'contact.form',
  'visitorForms',
  'forms.optional',
  'validation.required',
  'validation.choose',
  'validation.email',
  'validation.phone',
  'validation.max',
  ...visitorFailures,
]
