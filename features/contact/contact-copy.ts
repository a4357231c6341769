import type { Messages } from 'next-intl'

import { type FailureCopy, failureCopy } from '@/lib/backends/failures/failure-copy'

/** Texts of the contact form: `{…}` are filled in by the island, which carries no message formatter. */
export type ContactFormCopy = Messages['contactPage']['form'] &
  Pick<Messages['visitorForms'], 'optional' | 'notSent' | 'kept' | 'policy' | 'newTab'> & {
    /** The toast of a failed message. */
    readonly failed: string
    readonly validation: Pick<Messages['validation'], 'required' | 'email' | 'phone' | 'max'>
    readonly failures: FailureCopy
  }

export function contactFormCopy(messages: Messages): ContactFormCopy {
  const { visitorForms, validation, failures } = messages
  const { optional, notSent, kept, policy, newTab } = visitorForms
  const { required, email, phone, max } = validation
  return {
    ...messages.contactPage.form,
    optional,
    notSent,
    kept,
    policy,
    newTab,
    failed: failures.failed,
    validation: { required, email, phone, max },
    failures: failureCopy(messages),
  }
}
