'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useRef, useState } from 'react'

import { Button } from '@/components/ui/button'
import { controlClass } from '@/components/ui/control-class'

import { checkText, type Verdict } from './check-input'
import { fakeOf, type OfficialList } from './official-list'
import { VerdictCard } from './verdict-card'

interface ScamCheckerProps {
  list: OfficialList
  /** The hotline, formatted for display. */
  hotline: string
}

/** Tells whether pasted contact details are official. Nothing leaves the browser or is stored. */
export function ScamChecker({ list, hotline }: ScamCheckerProps) {
  const t = useTranslations('antiScam.checker')
  const [text, setText] = useState('')
  const [verdicts, setVerdicts] = useState<readonly Verdict[] | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const fakeHost = fakeOf(list)
  const example = fakeHost === null ? null : t('example', { host: fakeHost })

  const check = (next: string) => {
    setText(next)
    setVerdicts(next.trim() === '' ? null : checkText(next, list))
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    check(text)
    if (text.trim() === '') field.current?.focus()
  }
  return (
    <form method="post" onSubmit={onSubmit} className="min-w-0">
      <label htmlFor="scam-text" className="block font-semibold">
        {t('label')}
      </label>
      <p id="scam-hint" className="mt-1 text-small text-ink-2">
        {t('hint')}
      </p>
      <textarea
        ref={field}
        id="scam-text"
        rows={3}
        value={text}
        placeholder={fakeHost === null ? undefined : t('placeholder', { host: fakeHost })}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        aria-describedby="scam-hint scam-privacy"
        onChange={(event) => {
          setText(event.target.value)
          setVerdicts(null)
        }}
        onPaste={(event) => {
          // Check at once what is pasted into an empty field; otherwise the pasted text is only part of the input.
          if (text !== '') return
          event.preventDefault()
          check(event.clipboardData.getData('text'))
        }}
        className={`${controlClass} mt-3 py-3 text-[17px] leading-normal lg:min-h-50`}
      />
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button type="submit" className="max-sm:w-full">
          {t('check')}
        </Button>
        {text === '' ? (
          example !== null && (
            <Button type="button" variant="secondary" className="max-sm:w-full" onClick={() => check(example)}>
              {t('tryExample')}
            </Button>
          )
        ) : (
          <Button
            type="button"
            variant="quiet"
            className="max-sm:w-full"
            onClick={() => {
              check('')
              field.current?.focus()
            }}
          >
            {t('clear')}
          </Button>
        )}
        <p id="scam-privacy" className="w-full text-small text-ink-3">
          {t('privacy')}
        </p>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- contains block elements, which output may not */}
      <div role="status" aria-label={t('results')} className="mt-6 space-y-3 empty:mt-0">
        {verdicts?.map((verdict) => (
          <VerdictCard key={`${verdict.what} ${verdict.value}`} verdict={verdict} hotline={hotline} />
        ))}
        {verdicts?.length === 0 ? <VerdictCard verdict={null} hotline={hotline} /> : null}
      </div>
    </form>
  )
}
