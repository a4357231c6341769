'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useState } from 'react'

import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { TextInput } from '@/components/ui/input'

import { AccountStrip } from '../account-strip'
import type { ApplicationApi } from '../../api/application-api'
import type { ApiFailure } from '@/lib/platform/http/failure'
import { numberLength } from '../../application/account-number'
import type { NumberWish } from '../../application/note-fields'
import type { AccountNumberProof } from '../../machine/proofs'
import { useApplicationFailureText } from '../../form/use-application-failure-text'
import { NumberModes } from './number-modes'
import { NumberResults } from './number-results'
import { birthdayPatterns, digitsPattern, exactPattern } from './number-wish'
import { useFeeText } from './use-number-fee'
import { feesOf, useNumberSearch } from './use-number-search'

interface ChooseNumberProps {
  readonly api: Pick<ApplicationApi, 'accountNumbers' | 'holdAccountNumber' | 'checkAccountNumber'>
  readonly birthDate: string | undefined
  readonly typedBefore: string | undefined
  readonly wishedBefore: NumberWish | undefined
  readonly onTyped: (number: string) => void
  readonly onWish: (wish: NumberWish) => void
  readonly onChosen: (proof: AccountNumberProof) => void
}

type Problem = { readonly field: 'digits' | 'exact' | 'results'; readonly text: string }

/** Any number at once, or one found by birthday or by digits, or one typed in full. */
export function ChooseNumber(props: ChooseNumberProps) {
  const { api, birthDate, typedBefore, wishedBefore, onTyped, onWish, onChosen } = props
  const t = useTranslations('application.accountNumber')
  const tf = useTranslations('forms')
  const describe = useApplicationFailureText()
  const birthdays = birthdayPatterns(birthDate)
  const [mode, setMode] = useState(wishedBefore?.mode ?? (typedBefore === undefined ? 'any' : 'exact'))
  const [digits, setDigits] = useState(wishedBefore?.digits ?? '')
  const [exact, setExact] = useState(typedBefore ?? '')
  const [picked, setPicked] = useState<string | null>(null)
  /** What a typed number costs, shown before it is held. */
  const [quote, setQuote] = useState<{ number: string; fee: number } | null>(null)
  const feeText = useFeeText()
  const [problem, setProblem] = useState<Problem | null>(null)
  const [failure, setFailure] = useState<ApiFailure | null>(null)
  const [isHolding, setIsHolding] = useState(false)
  const { result, search, more, drop, clear } = useNumberSearch(api)
  const wished = { any: '', birthday: '', digits, exact }[mode]
  const shown = picked ?? wished.slice(0, numberLength)
  const price = picked === null ? quote?.fee : feeOf(picked)

  const examples = { any: '274913', birthday: birthdays[0], digits: '686868', exact: '123456' }

  // Looking for the birthday has no button of its own.
  const resume = useEffectEvent(() => {
    if (mode === 'birthday' && birthdays.length > 0) void search(birthdays)
  })
  useEffect(() => {
    resume()
  }, [])

  function change(next: NumberWish['mode']) {
    setMode(next)
    onWish({ mode: next, digits })
    setProblem(null)
    setFailure(null)
    setPicked(null)
    setQuote(null)
    clear()
    if (next === 'birthday') void search(birthdays)
  }

  function find() {
    setPicked(null)
    if (!digitsPattern.test(digits)) return refuse('digits', t('digitsInvalid'))
    setProblem(null)
    void search([digits])
  }

  function refuse(field: Problem['field'], text: string) {
    setProblem({ field, text })
    document.getElementById(field === 'results' ? 'number-results' : `number-${field}`)?.focus()
  }

  async function submit() {
    setProblem(null)
    setFailure(null)
    if (mode === 'any') return onChosen({ kind: 'assigned' })
    if (mode === 'exact' && !exactPattern.test(exact)) return refuse('exact', t('exactInvalid'))
    const number = mode === 'exact' ? exact : picked
    if (number === null) {
      if (mode === 'digits' && result.status !== 'found') return find()
      return refuse('results', t('choose'))
    }
    setIsHolding(true)
    await hold(number)
    setIsHolding(false)
  }

  function feeOf(number: string): number | undefined {
    return result.status === 'found' ? result.offers.find((offer) => offer.number === number)?.fee : undefined
  }

  async function hold(number: string) {
    let fee = feeOf(number)
    if (mode === 'exact') {
      const free = await api.checkAccountNumber(number)
      if (!free.ok) return setFailure(free.error)
      if (!free.value.available) return refuse('exact', t('unavailable', { number }))
      fee = free.value.fee
      // Nobody takes a number that costs something without having seen the price.
      if (fee > 0 && (quote?.number !== number || quote.fee !== fee)) return setQuote({ number, fee })
    }
    const held = await api.holdAccountNumber(number, fee ?? 0)
    if (held.ok) return onChosen(held.value)
    if (held.error.kind !== 'rejected') return setFailure(held.error)
    drop(number)
    setPicked(null)
    refuse(mode === 'exact' ? 'exact' : 'results', t('taken', { number }))
  }

  return (
    <form
      method="post"
      noValidate
      className="grid grid-cols-1 gap-6 sm:gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isHolding) void submit()
      }}
    >
      {failure !== null && (
        <Alert tone="danger" title={tf('notSentTitle')} role="alert">
          <p>{describe(failure)}</p>
        </Alert>
      )}
      <AccountStrip
        number={shown}
        example={examples[mode]}
        instead={t(mode === 'any' ? 'assigned' : 'open')}
        note={mode === 'any' || price === undefined ? null : feeText(price)}
      />
      <NumberModes value={mode} birthdays={birthdays} fees={feesOf(result)} onChange={change} />
      {mode === 'digits' && (
        <div className="flex flex-wrap items-end gap-3">
          <TextInput
            id="number-digits"
            label={t('digitsLabel')}
            hint={t('digitsHint')}
            error={problem?.field === 'digits' ? problem.text : undefined}
            inputMode="numeric"
            autoComplete="off"
            value={digits}
            onChange={(event) => {
              const typed = event.target.value.replace(/\s/g, '')
              setDigits(typed)
              onWish({ mode, digits: typed })
            }}
            fieldClassName="grow"
          />
          <Button variant="secondary" loading={result.status === 'searching'} onClick={find}>
            {t('search')}
          </Button>
        </div>
      )}
      {mode === 'exact' && (
        <TextInput
          id="number-exact"
          label={t('exactLabel')}
          hint={t('exactHint')}
          error={problem?.field === 'exact' ? problem.text : undefined}
          inputMode="numeric"
          autoComplete="off"
          value={exact}
          onChange={(event) => {
            const typed = event.target.value.replace(/\s/g, '')
            setExact(typed)
            setQuote(null)
            onTyped(typed)
          }}
        />
      )}
      <div aria-live="polite" className="empty:hidden">
        {quote !== null && (
          <Alert tone="info" title={t('quote', { number: quote.number, fee: feeText(quote.fee) })}>
            <p>{t('quoteHint')}</p>
          </Alert>
        )}
      </div>
      {(mode === 'birthday' || mode === 'digits') && (
        <NumberResults
          result={result}
          picked={picked}
          onPick={setPicked}
          onMore={() => void more()}
          onRetry={() => void search(mode === 'birthday' ? birthdays : [digits])}
          error={problem?.field === 'results' ? problem.text : undefined}
        />
      )}
      <div data-continue className="grid">
        <Button type="submit" size="large" loading={isHolding}>
          {mode === 'any' ? tf('continue') : t('pick')}
        </Button>
      </div>
    </form>
  )
}
