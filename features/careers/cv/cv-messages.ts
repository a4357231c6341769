import { uploadFailures, visitorFailures } from '@/lib/domain/failures/visitor-failures'
import type { MessagePath } from '@/lib/platform/i18n/pick-messages'

/** Messages that the CV dialog reads. */
export const cvMessages: readonly MessagePath[] = [
  'careers.cv',
  'visitorForms',
  'forms.optional',
  'validation.required',
  'validation.email',
  'validation.phone',
  'validation.max',
  'validation.consent',
  ...visitorFailures,
  ...uploadFailures,
]
