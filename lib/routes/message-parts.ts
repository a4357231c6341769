import type { MessagePath } from '../platform/i18n/pick-messages'

/** Messages that a visitor may never need, and that load with the code that reads them. */
export const messageParts = {
  search: ['search', 'shell.close'],
  consent: ['consent'],
  'account-opening': ['application', 'capture', 'forms', 'validation', 'accountLanding.rehearsal.link', 'failures'],
} as const satisfies Readonly<Record<string, readonly MessagePath[]>>

export type MessagePart = keyof typeof messageParts

/** Whether a name is one of the parts. */
export const isMessagePart = (name: string): name is MessagePart => Object.hasOwn(messageParts, name)
