'use client'

import { useEffect, useId, useRef, useState } from 'react'

import { RangeInput } from '@/components/ui/range-input'
import { saleCosts } from '@/lib/domain/company/rates'
import { formatMoney, formatMoneyInTable, formatShortMoney } from '@/lib/platform/i18n/format-money'
import type { Locale } from '@/lib/platform/i18n/locales'

/** Texts without arguments. */
export interface CostTexts {
  readonly amount: string
  readonly period: string
  readonly waived: string
  readonly regular: string
  readonly total: string
  readonly commission: string
  readonly exchange: string
  readonly tax: string
  readonly rates: {
    readonly commission: string
    readonly noCommission: string
    readonly exchange: string
    readonly tax: string
  }
}

/** Millions of VND. */
const limits = { min: 10, max: 500, step: 10, first: 100 } as const
const million = 1_000_000

/**
 * What a sale costs: its value on a slider, the total, and the total's parts as shares of one bar. The part that the first days
 * are free of stays as an empty place. Rates are those of the fee page.
 */
export function CostBar({ locale, texts }: { readonly locale: Locale; readonly texts: CostTexts }) {
  const [millions, setMillions] = useState<number>(limits.first)
  const [isWaived, setIsWaived] = useState(false)
  const slider = useRef<HTMLInputElement>(null)
  const id = useId()
  // Moved before the code arrived, or restored by the browser.
  useEffect(() => setMillions(slider.current?.valueAsNumber ?? limits.first), [])

  const costs = saleCosts(millions * million)
  const money = (amount: number) => formatMoneyInTable(amount, locale)
  const amount = formatMoney(millions * million, locale)
  const parts = [
    {
      key: 'commission',
      name: texts.commission,
      rate: isWaived ? texts.rates.noCommission : texts.rates.commission,
      cost: isWaived ? 0 : costs.commission,
      share: costs.commission,
      look: isWaived ? 'border border-dashed border-field' : 'bg-chart-1',
    },
    {
      key: 'exchange',
      name: texts.exchange,
      rate: texts.rates.exchange,
      cost: costs.exchange,
      share: costs.exchange,
      look: 'bg-chart-3',
    },
    { key: 'tax', name: texts.tax, rate: texts.rates.tax, cost: costs.tax, share: costs.tax, look: 'bg-chart-2' },
  ]
  return (
    <div className="grid gap-x-6 gap-y-4 lg:grid-cols-12">
      <div className="lg:col-span-8">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
          <label htmlFor={id} className="text-ink-2">
            {texts.amount}
          </label>
          <span className="num text-h3">{amount}</span>
        </div>
        <RangeInput
          ref={slider}
          id={id}
          min={limits.min}
          max={limits.max}
          step={limits.step}
          at={millions}
          ends={[formatShortMoney(limits.min * million, locale), formatShortMoney(limits.max * million, locale)]}
          defaultValue={limits.first}
          aria-valuetext={amount}
          onInput={(event) => setMillions(event.currentTarget.valueAsNumber)}
        />
      </div>
      <fieldset className="lg:col-span-4">
        <legend className="text-ink-2 max-lg:sr-only lg:mb-2">{texts.period}</legend>
        <div className="grid grid-cols-2 gap-0.5 rounded-control border border-field p-0.5">
          {[
            { label: texts.waived, value: true },
            { label: texts.regular, value: false },
          ].map(({ label, value }) => (
            <label
              key={label}
              className="flex min-h-11 cursor-pointer items-center justify-center rounded-[4px] px-3 py-1.5 text-center text-small leading-[1.4] font-semibold text-ink-2 hover:bg-surface-2 has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
            >
              <input
                type="radio"
                name={`${id}-period`}
                className="sr-only"
                checked={isWaived === value}
                onChange={() => setIsWaived(value)}
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      {/* On wide screens the total is to the right of the bar, as the sum of its parts. */}
      <div className="grid content-start lg:col-span-4 lg:col-start-9 lg:row-start-2 lg:grid-cols-[auto_1fr] lg:gap-x-4">
        <span aria-hidden="true" className="self-center text-h2 text-ink-3 max-lg:hidden">
          =
        </span>
        <p id={`${id}-total`} className="text-ink-2 lg:col-start-2 lg:row-start-2 lg:mt-3 lg:text-small">
          {texts.total}
        </p>
        <output
          htmlFor={id}
          aria-labelledby={`${id}-total`}
          className="block num text-h1 whitespace-nowrap lg:col-start-2 lg:row-start-1 lg:flex lg:h-14 lg:items-center lg:text-h1-long"
        >
          {money(isWaived ? costs.waivedTotal : costs.total)}
        </output>
      </div>
      <div className="lg:col-span-8 lg:row-start-2">
        <div aria-hidden="true" className="flex h-14 gap-0.5">
          {parts.map(({ key, share, look }) => (
            <span
              key={key}
              className={`${look} first:rounded-l-control last:rounded-r-control`}
              style={{ width: `${((share / costs.total) * 100).toFixed(2)}%` }}
            />
          ))}
        </div>
        <dl className="mt-3 grid gap-x-6 gap-y-3 sm:grid-cols-3">
          {parts.map(({ key, name, rate, cost, look }) => (
            <div
              key={key}
              className="grid grid-cols-[0.75rem_1fr_auto] items-baseline gap-x-3 sm:grid-cols-[0.75rem_1fr]"
            >
              <dt className="contents">
                <span aria-hidden="true" className={`size-3 ${look} rounded-full`} />
                <span className="text-small text-ink-2">
                  {name} <span className="num">{rate}</span>
                </span>
              </dt>
              <dd className="num font-semibold whitespace-nowrap sm:col-start-2">{money(cost)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}
