import type { MessagePath } from '@/lib/platform/i18n/pick-messages'

/** Messages that the appointment form reads. */
export const appointmentMessages: readonly MessagePath[] = [
  'appointment',
  'forms.optional',
  'forms.notSentTitle',
  'forms.kept',
  'validation',
  'failures',
]
