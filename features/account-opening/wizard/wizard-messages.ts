import type { MessagePath } from '@/lib/platform/i18n/pick-messages'

/** What the screens of the wizard read; no other message of the site travels with it. */
export const wizardMessages: readonly MessagePath[] = [
  'wizard',
  'validation',
  'forms',
  'failures',
  'contact',
  'otp',
  'identity',
  'capture',
  'liveness',
  'personal',
  'banks',
  'accountNumber',
  'services',
  'review',
  'terms',
  'contract',
  'success',
  'receipt',
  'handoff',
  'rehearsal',
]
