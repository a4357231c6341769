import { useRef, useState } from 'react'

import { showToast } from '@/components/ui/toast'
import type { Locale } from '@/lib/platform/i18n/locales'

import type { ContactFormCopy } from './contact-copy'
import { type ContactErrors, contactFieldId, contactFields } from './contact-fields'
import type { ContactOutcome } from './send-contact'

/** The contact form: what is wrong with it, and what became of sending it. What was typed lives in its inputs. */
export function useContact(locale: Locale, copy: ContactFormCopy) {
  const [errors, setErrors] = useState<ContactErrors>({})
  const [problems, setProblems] = useState<readonly string[]>([])
  const [isSending, setIsSending] = useState(false)
  /** Address that the answer will go to, once the message is sent. */
  const [sentFrom, setSentFrom] = useState<string | null>(null)
  const last = useRef({ content: '', key: '' })

  async function attempt(form: FormData): Promise<ContactOutcome> {
    try {
      const [{ sendContact }, { mainApiInBrowser }] = await Promise.all([
        import('./send-contact'),
        import('@/lib/backends/main/browser'),
      ])
      const content = JSON.stringify([...form.entries()])
      if (last.current.content !== content) last.current = { content, key: crypto.randomUUID() }
      return await sendContact({ api: mainApiInBrowser(locale), form, locale, copy, idempotencyKey: last.current.key })
    } catch {
      // The code for it could not be loaded: the network is gone.
      return { kind: 'failed', errors: {}, texts: [copy.failures.network] }
    }
  }

  async function submit(form: FormData): Promise<void> {
    if (isSending) return
    setIsSending(true)
    setProblems([])
    const outcome = await attempt(form)
    setIsSending(false)
    setErrors(outcome.kind === 'sent' ? {} : outcome.errors)
    if (outcome.kind === 'sent') {
      setSentFrom(outcome.email)
      return
    }
    if (outcome.kind === 'failed') {
      setProblems(outcome.texts)
      showToast({ tone: 'danger', text: copy.failed })
    }
    const first = contactFields.find((field) => outcome.errors[field] !== undefined)
    if (first) document.getElementById(contactFieldId(first))?.focus()
  }

  return {
    errors,
    problems,
    isSending,
    sentFrom,
    submit: (form: FormData) => void submit(form),
    again: () => setSentFrom(null),
  }
}
