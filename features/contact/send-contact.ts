import { z } from '@/lib/platform/zod/zod'

import type { ApiFailure } from '@/lib/platform/http/failure'
import { failureSentence } from '@/lib/backends/failures/failure-copy'
import type { ContactRequest } from '@/lib/backends/main/form-schemas'
import type { MainApi } from '@/lib/backends/main/main-api'
import { placeServerErrors } from '@/lib/backends/http/server-errors'
import type { Locale } from '@/lib/platform/i18n/locales'
import { fillIn } from '@/lib/platform/text/fill-in'
import { email, max } from '@/lib/domain/validation/text-rules'
import { describeIssue } from '@/lib/domain/validation/issue'
import { phone } from '@/lib/domain/validation/phone-rules'
import { optionalText, requiredText } from '@/lib/domain/validation/field-schema'

import type { ContactFormCopy } from './contact-copy'
import { type ContactErrors, type ContactField, contactFields } from './contact-fields'

/** Characters; a field holds fewer. */
const limits = { short: 120, message: 4000 } as const

const contactSchema = z.object({
  name: requiredText(max(limits.short)),
  email: requiredText(email),
  phone: requiredText(phone),
  branch_id: z.string(),
  subject: optionalText(max(limits.short)),
  message: requiredText(max(limits.message)),
})

export type ContactOutcome =
  | { readonly kind: 'sent'; readonly email: string }
  | { readonly kind: 'invalid'; readonly errors: ContactErrors }
  | { readonly kind: 'failed'; readonly errors: ContactErrors; readonly texts: readonly string[] }

interface Contact {
  readonly api: Pick<MainApi, 'createContact'>
  readonly form: FormData
  readonly locale: Locale
  readonly copy: ContactFormCopy
  /** The same for every try of the same message, so that it arrives once. */
  readonly idempotencyKey: string
}

/** Judges what was typed, then sends it. To be imported when it is needed: axios and zod come with it. */
export async function sendContact({ api, form, locale, copy, idempotencyKey }: Contact): Promise<ContactOutcome> {
  const typed = Object.fromEntries(contactFields.map((field) => [field, textOf(form.get(field))]))
  const judged = contactSchema.safeParse(typed)
  if (!judged.success) return { kind: 'invalid', errors: errorsOf(judged.error, copy, locale) }
  const { subject, branch_id: branch, ...required } = judged.data
  const request: ContactRequest = {
    ...required,
    ...(subject !== '' && { subject }),
    ...(branch !== '' && { branch_id: Number(branch) }),
  }
  const answer = await api.createContact(request, { idempotencyKey })
  return answer.ok ? { kind: 'sent', email: request.email } : failed(answer.error, copy)
}

const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '')

function errorsOf(error: z.ZodError, copy: ContactFormCopy, locale: Locale): ContactErrors {
  const translate = (key: string, values: Record<string, string | number>) =>
    fillIn(copy.validation[key as keyof ContactFormCopy['validation']] ?? key, values)
  const labels: Record<ContactField, string> = { ...copy, branch_id: copy.branch }
  return Object.fromEntries(
    error.issues.map(({ path, message }) => [
      String(path[0]),
      describeIssue(translate, message, labels[path[0] as ContactField], locale),
    ]),
  )
}

const inputs = Object.fromEntries(contactFields.map((field) => [field, field])) as Record<ContactField, ContactField>

function failed(failure: ApiFailure, copy: ContactFormCopy): ContactOutcome {
  const { byField, banner } = placeServerErrors(failure, inputs)
  const sentence = failureSentence(failure, copy.failures)
  return {
    kind: 'failed',
    errors: Object.fromEntries(byField.map(({ field, text }) => [field, text])),
    texts: banner.length > 0 ? banner : sentence === null ? [] : [sentence],
  }
}
