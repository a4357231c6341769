'use client'

import { type CSSProperties, type InputEvent, useEffect, useRef, useState } from 'react'

import { RangeInput } from '@/components/ui/range-input'
import { interest, rates } from '@/lib/domain/company/rates'
import {
  interestDays,
  largestLoan,
  marginAt,
  marginExample,
  type MarginLevel,
  marginLevels,
  priceAtRatio,
} from '@/lib/domain/margin/margin-loan'
import { formatMoney, formatMoneyInTable, formatRoundMoney } from '@/lib/platform/i18n/format-money'
import { intlLocale } from '@/lib/platform/i18n/intl-locale'
import type { Locale } from '@/lib/platform/i18n/locales'

/** Texts without arguments, so that the page does not load what fills them in. */
export interface MarginTexts {
  readonly title: string
  readonly own: string
  readonly loan: string
  readonly price: string
  readonly bought: string
  readonly ratio: string
  readonly call: string
  readonly room: string
  readonly missing: string
  readonly interest: string
  /** How long a loan is held, for each of `interestDays`. */
  readonly days: readonly string[]
  readonly left: string
  readonly levels: Readonly<Record<MarginLevel, string>>
  readonly note: string
}

interface MarginCalculatorProps {
  readonly locale: Locale
  /** Own funds of the example to begin with, which borrows as much as it may. */
  readonly own?: number | undefined
  readonly texts: MarginTexts
}

const million = 1_000_000

/** A page has one calculator (`hydrateOnTouch`). */
const id = 'margin'
const { bought } = marginExample

/** VND. The scale of prices has the levels of the largest loan in its middle. */
const limits = {
  own: { min: 20 * million, max: 300 * million, step: 10 * million },
  loan: { min: 5 * million, step: 5 * million },
  price: { min: 12_000, max: 28_000, step: 500 },
} as const

/** As bought: the lesson begins there. */
const exampleOf = (own = marginExample.own) => ({ own, loan: largestLoan(own), bought, price: bought })

const shareOfScale = (price: number) => {
  const { min, max } = limits.price
  return Math.max(0, (price - min) / (max - min)).toFixed(4)
}

/**
 * What becomes of a loan on margin: own funds, loan and price on sliders, and at once the ratio, the price of the call, how far the
 * price may fall before it, what is left of the own funds beside the loan, and the interest. The last slider is a scale of prices
 * in the colours of its zones, which are named below it. The first loan, that of the text, is in the document. Laid out in
 * app/margin-calculator.css.
 */
export function MarginCalculator({ locale, own: ownAtFirst, texts }: MarginCalculatorProps) {
  const first = exampleOf(ownAtFirst)
  const [input, setInput] = useState(first)
  const form = useRef<HTMLElement>(null)

  const read = () => {
    const value = (name: string) => form.current?.querySelector<HTMLInputElement>(`[name='${name}']`)?.valueAsNumber
    setInput((current) => {
      const own = value('own') ?? current.own
      const loan = Math.min(value('loan') ?? current.loan, largestLoan(own))
      return { ...current, own, loan, price: value('price') ?? current.price }
    })
  }
  // Moved before the code arrived, or restored by the browser.
  useEffect(read, [])

  const { own, loan, price } = input
  const { value, ratio, level, room, missing } = marginAt(input, price)
  const percent = (fraction: number, digits = 1) =>
    new Intl.NumberFormat(intlLocale[locale], {
      style: 'percent',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(fraction)
  const inTable = (amount: number) => formatMoneyInTable(Math.round(amount), locale)
  const marks = marginLevels.map(([key, at]) => ({ key, at, price: priceAtRatio(input, at) }))
  const most = ((own + loan) * limits.price.max) / bought
  const callPrice = priceAtRatio(input, rates.marginMaintenance)
  const fields = [
    { name: 'own', label: texts.own, at: own, ...limits.own },
    { name: 'loan', label: texts.loan, at: loan, ...limits.loan, max: largestLoan(own) },
  ] as const
  const results = [
    { key: 'ratio', name: texts.ratio, text: `${percent(ratio)} ` },
    { key: 'call', name: texts.call, text: inTable(callPrice) },
    level === 'call'
      ? { key: 'room', name: texts.missing, text: formatMoney(Math.ceil(missing / 10_000) * 10_000, locale) }
      : { key: 'room', name: texts.room, text: percent(room) },
  ]
  return (
    <section
      ref={form}
      aria-labelledby={`${id}-title`}
      className="margin-calculator print:hidden"
      onInput={(event: InputEvent<HTMLElement>) => event.target instanceof HTMLInputElement && read()}
    >
      <h3 id={`${id}-title`}>{texts.title}</h3>
      {fields.map(({ name, label, at, ...range }) => (
        <div key={name} data-part="field">
          <p>
            <label htmlFor={`${id}-${name}`}>{label}</label>
            <strong>{formatMoney(at, locale)}</strong>
          </p>
          <RangeInput
            id={`${id}-${name}`}
            name={name}
            at={at}
            defaultValue={first[name]}
            aria-valuetext={formatMoney(at, locale)}
            ends={[formatRoundMoney(range.min, locale), formatRoundMoney(range.max, locale)]}
            {...range}
          />
        </div>
      ))}
      <dl data-part="results">
        {results.map(({ key, name, text }) => (
          <div key={key} data-part={key}>
            <dt id={`${id}-${key}-name`}>{name}</dt>
            <dd>
              <output aria-labelledby={`${id}-${key}-name`}>
                {text}
                {key === 'ratio' && <span data-level={level}>{texts.levels[level]}</span>}
              </output>
            </dd>
          </div>
        ))}
      </dl>
      <div
        data-part="scale"
        style={Object.fromEntries(marks.map((mark) => [`--${mark.key}`, shareOfScale(mark.price)])) as CSSProperties}
      >
        <p>
          <label htmlFor={`${id}-price`}>{texts.price}</label>
          <small>{`${texts.bought} ${inTable(bought)}`}</small>
          <strong>{inTable(price)}</strong>
        </p>
        <RangeInput
          id={`${id}-price`}
          name="price"
          at={price}
          defaultValue={first.price}
          aria-valuetext={inTable(price)}
          ends={[inTable(limits.price.min), inTable(limits.price.max)]}
          {...limits.price}
        />
        <ul>
          {marks.map((mark) => (
            <li key={mark.key} data-zone={mark.key}>
              {`${percent(mark.at, 0)} ${texts.levels[mark.key]} `}
              <strong>{inTable(mark.price)}</strong>
            </li>
          ))}
        </ul>
      </div>
      <div
        data-part="holding"
        style={{ '--loan': (loan / most).toFixed(4), '--value': (value / most).toFixed(4) } as CSSProperties}
      >
        <p>
          {texts.loan} <strong>{inTable(loan)}</strong>
        </p>
        <p>
          {texts.left} <strong>{inTable(value - loan)}</strong>
        </p>
      </div>
      <dl data-part="interest">
        <dt id={`${id}-interest`}>{texts.interest}</dt>
        {interestDays.map((days, index) => (
          <dd key={days}>
            {texts.days[index]} <strong>{inTable(interest(loan, days, rates.margin))}</strong>
          </dd>
        ))}
      </dl>
      <p data-part="note">{texts.note}</p>
    </section>
  )
}
