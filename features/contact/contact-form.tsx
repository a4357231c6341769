'use client'

import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { TextInput } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { Textarea } from '@/components/ui/textarea'
import type { Locale } from '@/lib/platform/i18n/locales'
import { fillIn } from '@/lib/platform/text/fill-in'

import type { ContactFormCopy } from './contact-copy'
import { type ContactField, contactFieldId } from './contact-fields'
import { useContact } from './use-contact'

interface ContactFormProps {
  readonly locale: Locale
  readonly copy: ContactFormCopy
  readonly branches: readonly { readonly id: number; readonly name: string }[]
  /** Address of the privacy policy. */
  readonly policyHref: string
}

/** A message to the broker. Judged when it is sent, by code that loads with the first try. */
export function ContactForm({ locale, copy, branches, policyHref }: ContactFormProps) {
  const { errors, problems, isSending, sentFrom, submit, again } = useContact(locale, copy)
  const field = (name: ContactField) => ({ id: contactFieldId(name), name, error: errors[name] })
  if (sentFrom !== null) {
    return (
      <Alert
        tone="success"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it holds blocks and buttons, which an output may not
        role="status"
        title={copy.sentTitle}
        actions={
          <Button size="compact" variant="secondary" onClick={again}>
            {copy.another}
          </Button>
        }
      >
        {fillIn(copy.sent, { email: sentFrom })}
      </Alert>
    )
  }
  return (
    <form
      method="post"
      noValidate
      aria-label={copy.title}
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        submit(new FormData(event.currentTarget))
      }}
    >
      {problems.length > 0 ? (
        <Alert tone="danger" role="alert" title={copy.notSent}>
          {problems.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <p>{copy.kept}</p>
        </Alert>
      ) : null}
      <TextInput {...field('name')} label={copy.name} autoComplete="name" />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput {...field('email')} label={copy.email} type="email" autoComplete="email" />
        <TextInput {...field('phone')} label={copy.phone} type="tel" inputMode="tel" autoComplete="tel-national" />
      </div>
      {branches.length > 0 ? (
        <Select
          {...field('branch_id')}
          label={copy.branch}
          optional={copy.optional}
          placeholder={copy.anyBranch}
          options={branches.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      ) : null}
      <TextInput {...field('subject')} label={copy.subject} optional={copy.optional} />
      <Textarea {...field('message')} label={copy.message} hint={copy.messageHint} rows={5} />
      <p className="text-small text-ink-2">
        {copy.privacy}{' '}
        <a href={policyHref} target="_blank" rel="noreferrer" className="text-link">
          {copy.policy}
          <span className="sr-only"> ({copy.newTab})</span>
        </a>
      </p>
      <Button type="submit" loading={isSending} className="justify-self-start">
        {copy.send}
      </Button>
      <noscript>
        <p className="text-small text-ink-2">{copy.noScript}</p>
      </noscript>
    </form>
  )
}
