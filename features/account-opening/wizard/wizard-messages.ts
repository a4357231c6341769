import type { AbstractIntlMessages } from 'next-intl'

/** Namespaces that the screens of the wizard read; no other text of the site is sent with it. */
const namespaces = [
  'wizard',
  'validation',
  'forms',
  'contact',
  'otp',
  'identity',
  'capture',
  'liveness',
  'personal',
  'address',
  'work',
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
] as const

export function wizardMessages(all: AbstractIntlMessages): AbstractIntlMessages {
  return Object.fromEntries(namespaces.flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]]])))
}
