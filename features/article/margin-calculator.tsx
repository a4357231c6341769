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
import { formatMoneyInTable, formatRoundMoney } from '@/lib/platform/i18n/format-money'
import { intlLocale } from '@/lib/platform/i18n/intl-locale'
import type { Locale } from '@/lib/platform/i18n/locales'

import { CalculatorResult } from './calculator-result'
import { MarginPortfolio } from './margin-portfolio'

/** Texts without arguments, so that the page does not load what fills them in. */
export interface MarginTexts {
  readonly title: string
  readonly own: string
  readonly loan: string
  readonly price: string
  readonly bought: string
  readonly ratio: string
  /** Own part of the portfolio now, and what the fall has taken of it. */
  readonly left: string
  readonly lost: string
  readonly call: string
  readonly room: string
  readonly missing: string
  /** Only where the loan is offered: what it costs for `interestDays`. */
  readonly interest?: string | undefined
  /** Before the largest loan. */
  readonly most: string
  readonly levels: Readonly<Record<MarginLevel, string>>
  readonly note: string
}

interface MarginCalculatorProps {
  readonly locale: Locale
  /** Own funds of the example to begin with, which borrows as much as it may. */
  readonly own?: number | undefined
  /** Whether it begins at the price of the call, not of the first warning. */
  readonly isCalled?: boolean
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

/** At the price of the first warning or of the call, which shows all parts of the portfolio. */
function exampleOf(own = marginExample.own, isCalled = false) {
  const position = { own, loan: largestLoan(own), bought }
  return {
    ...position,
    price: Math.round(priceAtRatio(position, isCalled ? rates.marginMaintenance : rates.marginWarning)),
  }
}

/** A price between two steps, as that of a call is, is left for the next one. */
function moveToStep(input: HTMLInputElement): void {
  const { step } = limits.price
  if (input.name !== 'price' || input.valueAsNumber % step === 0) return
  const round = input.valueAsNumber > Number(input.defaultValue) ? Math.ceil : Math.floor
  input.valueAsNumber = round(input.valueAsNumber / step) * step
}

const shareOfScale = (price: number) => {
  const { min, max } = limits.price
  return Math.max(0, (price - min) / (max - min)).toFixed(4)
}

/**
 * What becomes of a loan on margin: first of all the ratio beside the price of the call and the portfolio as a bar, then how far the
 * price may fall, and the interest. Below them a scale of prices, to be dragged, on which each zone is named where it begins; then sliders for own
 * funds and loan. The first loan, that of the text, is in the document. Laid out in app/text-calculator.css.
 */
export function MarginCalculator({ locale, own: ownAtFirst, isCalled, texts }: MarginCalculatorProps) {
  const first = exampleOf(ownAtFirst, isCalled)
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
  const callPrice = priceAtRatio(input, rates.marginMaintenance)
  const fields = [
    { name: 'own', label: texts.own, at: own, most: '', ...limits.own },
    { name: 'loan', label: texts.loan, at: loan, most: `${texts.most} `, ...limits.loan, max: largestLoan(own) },
  ] as const
  const results = [
    { key: 'ratio', part: 'answer', name: texts.ratio, text: `${percent(ratio)} ` },
    { key: 'call', part: 'beside', name: texts.call, text: inTable(callPrice) },
    level === 'call'
      ? {
          key: 'room',
          part: 'fact',
          name: texts.missing,
          text: formatRoundMoney(Math.ceil(missing / 10_000) * 10_000, locale),
        }
      : { key: 'room', part: 'fact', name: texts.room, text: percent(room) },
    ...(texts.interest === undefined
      ? []
      : [
          {
            key: 'interest',
            part: 'fact',
            name: texts.interest,
            text: inTable(interest(loan, interestDays, rates.margin)),
          },
        ]),
  ]
  const shown = ({ key, part, name, text }: (typeof results)[number]) => (
    <CalculatorResult key={key} id={`${id}-${key}`} part={part} name={name} text={text}>
      {key === 'ratio' && <span data-level={level}>{texts.levels[level]}</span>}
    </CalculatorResult>
  )
  return (
    <section
      ref={form}
      aria-labelledby={`${id}-title`}
      className="text-calculator"
      onInput={({ target }: InputEvent<HTMLElement>) => {
        if (!(target instanceof HTMLInputElement)) return
        moveToStep(target)
        read()
      }}
    >
      <h3 id={`${id}-title`}>{texts.title}</h3>
      <div data-part="results">
        <div data-part="head">
          {results.slice(0, 2).map(shown)}
          <MarginPortfolio locale={locale} loan={loan} own={own} value={value} level={level} names={texts} />
        </div>
        {results.slice(2).map(shown)}
      </div>
      <div
        data-part="scale"
        style={Object.fromEntries(marks.map((mark) => [`--${mark.key}`, shareOfScale(mark.price)])) as CSSProperties}
      >
        <p>
          <label htmlFor={`${id}-price`}>{texts.price}</label>
          <small>{`${texts.bought} ${inTable(bought)}`}</small>
          <strong>{inTable(price)}</strong>
        </p>
        <ul>
          {marks
            .filter((mark) => mark.price > limits.price.min)
            .map((mark) => (
              <li key={mark.key} data-zone={mark.key}>
                {`${percent(mark.at, 0)} ${texts.levels[mark.key]} `}
                <strong>{inTable(mark.price)}</strong>
              </li>
            ))}
        </ul>
        <RangeInput
          id={`${id}-price`}
          name="price"
          at={price}
          defaultValue={first.price}
          aria-valuetext={inTable(price)}
          ends={[inTable(limits.price.min), inTable(limits.price.max)]}
          {...limits.price}
          // A browser would move another price to the nearest step.
          step={price % limits.price.step === 0 ? limits.price.step : 1}
        />
      </div>
      {fields.map(({ name, label, at, most, ...range }) => (
        <div key={name} data-part="field">
          <p>
            <label htmlFor={`${id}-${name}`}>{label}</label>
            <strong>{formatRoundMoney(at, locale)}</strong>
          </p>
          <RangeInput
            id={`${id}-${name}`}
            name={name}
            at={at}
            defaultValue={first[name]}
            aria-valuetext={formatRoundMoney(at, locale)}
            ends={[formatRoundMoney(range.min, locale), most + formatRoundMoney(range.max, locale)]}
            {...range}
          />
        </div>
      ))}
      <p data-part="note">{texts.note}</p>
    </section>
  )
}
