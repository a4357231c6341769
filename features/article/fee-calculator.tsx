'use client'

import { type CSSProperties, type InputEvent, useEffect, useRef, useState } from 'react'

import { RangeInput } from '@/components/ui/range-input'
import { waivedCosts } from '@/lib/domain/company/waived-costs'
import { formatMoneyInTable, formatRoundMoney } from '@/lib/platform/i18n/format-money'
import type { Locale } from '@/lib/platform/i18n/locales'

import { CalculatorResult } from './calculator-result'
import { SavedTerraces } from './saved-terraces'

/** Texts without arguments, so that the page does not load what fills them in. */
export interface FeeTexts {
  readonly title: string
  readonly value: string
  readonly orders: string
  readonly saved: string
  readonly paid: string
  readonly exchange: string
  readonly tax: string
  /** Before the number of orders that are added up. */
  readonly drawn: string
  /** The first and the last of the days. */
  readonly days: readonly [first: string, last: string]
  readonly note: string
}

interface FeeCalculatorProps {
  readonly locale: Locale
  readonly texts: FeeTexts
}

/** A page has one calculator (`hydrateOnTouch`). */
const id = 'fees'
const million = 1_000_000

/** VND, and orders a month. As many are sales as purchases. */
const limits = {
  value: { min: 5 * million, max: 40 * million, step: 5 * million },
  orders: { min: 2, max: 20, step: 2 },
} as const

const first = { value: 25 * million, orders: 8 }

/** The most that can be saved. It is eighty times the least, which a proportional height would hide, hence the exponent. */
const most = waivedCosts(limits.value.max, limits.orders.max).saved
const endOf = (saved: number): number => (saved / most) ** 0.05

/**
 * What the days without commission save: the value of an order and how many there are in a month as sliders, and at once what is saved,
 * added up order by order, and what remains to be paid. The amount is written at the end of the drawing, whose scale grows with it.
 * The first answer is in the document. Laid out in app/fee-calculator.css.
 */
export function FeeCalculator({ locale, texts }: FeeCalculatorProps) {
  const [{ value, orders: monthly }, setInput] = useState(first)
  const form = useRef<HTMLElement>(null)

  const read = () => {
    const of = (name: string) => form.current?.querySelector<HTMLInputElement>(`[name='${name}']`)?.valueAsNumber
    setInput((current) => ({ value: of('value') ?? current.value, orders: of('orders') ?? current.orders }))
  }
  // Moved before the code arrived, or restored by the browser.
  useEffect(read, [])

  const { orders, saved, exchange, tax, paid } = waivedCosts(value, monthly)
  const shown = (key: 'saved' | 'paid' | 'exchange' | 'tax', part: string, amount: number) => (
    <CalculatorResult
      id={`${id}-${key}`}
      part={part}
      of={key}
      name={texts[key]}
      text={formatMoneyInTable(amount, locale)}
    />
  )
  const fields = [
    { name: 'value', label: texts.value, at: value, text: (of: number) => formatRoundMoney(of, locale) },
    { name: 'orders', label: texts.orders, at: monthly, text: String },
  ] as const
  return (
    <section
      ref={form}
      aria-labelledby={`${id}-title`}
      className="text-calculator fee-calculator"
      onInput={(event: InputEvent<HTMLElement>) => event.target instanceof HTMLInputElement && read()}
    >
      <h3 id={`${id}-title`}>{texts.title}</h3>
      <div data-part="results">
        <div data-part="head">
          <div data-part="drawn">
            <div data-part="plot" style={{ '--end': `${Math.round(endOf(saved) * 100)}%` } as CSSProperties}>
              <SavedTerraces orders={orders} end={endOf(saved)} />
              {shown('saved', 'answer', saved)}
            </div>
            <p>
              <span>{texts.days[0]}</span>
              <span>
                {`${texts.drawn} `}
                <b>{orders}</b>
                {` × ${formatMoneyInTable(saved / orders, locale)}`}
              </span>
              <span>{texts.days[1]}</span>
            </p>
          </div>
        </div>
      </div>
      {fields.map(({ name, label, at, text }) => (
        <div key={name} data-part="field">
          <p>
            <label htmlFor={`${id}-${name}`}>{label}</label>
            <strong>{text(at)}</strong>
          </p>
          <RangeInput
            id={`${id}-${name}`}
            name={name}
            at={at}
            defaultValue={first[name]}
            aria-valuetext={text(at)}
            ends={[text(limits[name].min), text(limits[name].max)]}
            {...limits[name]}
          />
        </div>
      ))}
      <div data-part="rest">
        {shown('paid', 'total', paid)}
        <div data-part="split">
          <i data-of="exchange" style={{ flexGrow: exchange }} />
          <i data-of="tax" style={{ flexGrow: tax }} />
        </div>
        {shown('exchange', 'fact', exchange)}
        {shown('tax', 'fact', tax)}
      </div>
      <p data-part="note">{texts.note}</p>
    </section>
  )
}
