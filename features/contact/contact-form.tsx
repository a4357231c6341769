'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'

import { MultilineField, RadioField, SelectField, TextField } from '@/components/form/fields'
import { SubmitButton, SubmitForm } from '@/components/form/submit-form'
import { useCheckedForm } from '@/components/form/use-checked-form'
import { useIdempotencyKey } from '@/components/form/use-idempotency-key'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import type { RadioOption } from '@/components/ui/radio-group'
import { showToast } from '@/components/ui/toast'
import type { Locale } from '@/lib/platform/i18n/locales'
import { loadCode } from '@/lib/platform/navigation/load-code'

import type { Contact } from './contact-schema'

export interface ContactSubjects {
  readonly legend: string
  readonly options: readonly RadioOption[]
  readonly message: string
  readonly send: string
}

interface ContactFormProps {
  readonly locale: Locale
  readonly branches: readonly { readonly id: number; readonly name: string }[]
  /** Address of the privacy policy. */
  readonly policyHref: string
  /** Offered instead of a subject to type, with labels of the message and the button; beside the other fields on wide screens. */
  readonly subjects?: ContactSubjects
}

const empty: Contact = { name: '', email: '', phone: '', branch_id: '', subject: '', message: '' }

const serverFields = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  branch_id: 'branch_id',
  subject: 'subject',
  message: 'message',
} as const

const loadSchema = () => loadCode(() => import('./contact-schema'))
const loadSend = () => loadCode(() => import('./send-contact'))

/** A message to the company. Rules and calls load with it, in the background. Needs the messages of `contactFormMessages`. */
export function ContactForm({ locale, branches, policyHref, subjects }: ContactFormProps) {
  const t = useTranslations('contact.form')
  const shared = useTranslations('visitorForms')
  const failures = useTranslations('failures')
  /** The address to which the reply will go, once the message is sent. */
  const [sentFrom, setSentFrom] = useState<string | null>(null)
  const keyOf = useIdempotencyKey()
  const form = useCheckedForm<Contact, Contact>({
    schema: async () => {
      const { contactSchema, requestSchema } = await loadSchema()
      return subjects === undefined ? contactSchema : requestSchema
    },
    defaults: empty,
    focusesField: true,
  })

  // In advance, so that a release in between is noticed before anything was typed.
  useEffect(() => {
    void Promise.all([loadSchema(), loadSend()]).catch(() => undefined)
  }, [])

  async function send(contact: Contact) {
    const { sendContact } = await loadSend()
    const failure = await sendContact(contact, locale, keyOf(contact))
    if (failure !== null) return failure
    form.reset(empty)
    setSentFrom(contact.email)
    return null
  }

  function labelOf(path: string): string {
    if (path === 'subject' && subjects !== undefined) return subjects.legend
    if (path === 'message' && subjects !== undefined) return subjects.message
    return t(path === 'branch_id' ? 'branch' : (path as Exclude<keyof Contact, 'branch_id'>))
  }

  if (sentFrom !== null) {
    return (
      <Alert
        tone="success"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it holds blocks and buttons, which an output may not
        role="status"
        title={t('sentTitle')}
        actions={
          <Button size="compact" variant="secondary" onClick={() => setSentFrom(null)}>
            {t('another')}
          </Button>
        }
      >
        {t('sent', { email: sentFrom })}
      </Alert>
    )
  }
  const fields = (
    <>
      <TextField name="name" autoComplete="name" />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="email" type="email" autoComplete="email" />
        <TextField name="phone" inputMode="tel" autoComplete="tel-national" />
      </div>
      <div className="grid gap-5 empty:hidden sm:grid-cols-2 sm:*:only:col-span-2">
        {branches.length > 0 ? (
          <SelectField
            name="branch_id"
            isOptional
            placeholder={t('anyBranch')}
            options={branches.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        ) : null}
        {subjects === undefined ? <TextField name="subject" isOptional /> : null}
      </div>
      <MultilineField name="message" hint={t('messageHint')} rows={5} />
      <p className="text-small text-pretty text-ink-2">
        {t('privacy')}{' '}
        <a href={policyHref} target="_blank" rel="noreferrer" className="text-link">
          {shared('policy')}
          <span className="sr-only"> ({shared('newTab')})</span>
        </a>
      </p>
      <SubmitButton className="sm:justify-self-start">{subjects?.send ?? t('send')}</SubmitButton>
      <noscript>
        <p className="text-small text-ink-2">{t('noScript')}</p>
      </noscript>
    </>
  )
  return (
    <SubmitForm
      form={form}
      idPrefix="contact"
      label={subjects?.send ?? t('title')}
      labelOf={labelOf}
      onValid={send}
      // docs/specification.md#failures F10
      onFailed={() => showToast({ tone: 'danger', text: failures('failed') })}
      serverFields={serverFields}
      notSent={{ title: shared('notSent'), kept: shared('kept') }}
      className="gap-5"
    >
      {subjects === undefined ? (
        fields
      ) : (
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-2">
          <RadioField name="subject" options={subjects.options} isListed />
          <div className="grid content-start gap-5 lg:[&_textarea]:min-h-54">{fields}</div>
        </div>
      )}
    </SubmitForm>
  )
}
