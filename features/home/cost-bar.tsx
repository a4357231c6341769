'use client'

import { type ReactNode, useEffect, useId, useRef, useState } from 'react'

import { RangeInput } from '@/components/ui/range-input'
import { saleCosts } from '@/lib/domain/company/rates'
import { formatMoney, formatMoneyInTable, formatShortMoney } from '@/lib/platform/i18n/format-money'
import { intlLocale } from '@/lib/platform/i18n/intl-locale'
import type { Locale } from '@/lib/platform/i18n/locales'

/** Texts without arguments. */
export interface CostTexts {
  readonly amount: string
  readonly period: string
  readonly waived: string
  readonly regular: string
  /** When the end of the first period is announced. */
  readonly notice: string
  readonly total: string
  readonly note: string
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

interface CostBarProps {
  readonly locale: Locale
  readonly texts: CostTexts
  /** The way to the conditions of the first period. */
  readonly conditions?: ReactNode
}

/** Millions of VND. */
const limits = { min: 10, max: 500, step: 10, first: 100 } as const
const million = 1_000_000

/**
 * What a sale costs: the total, the value of the sale on a slider, and the total's parts as shares of one bar. The part that the first days
 * are free of stays as an empty place. Rates are those of the fee page.
 */
export function CostBar({ locale, texts, conditions }: CostBarProps) {
  const [millions, setMillions] = useState<number>(limits.first)
  const [isWaived, setIsWaived] = useState(false)
  const slider = useRef<HTMLInputElement>(null)
  const id = useId()
  // Moved before the code arrived, or restored by the browser.
  useEffect(() => setMillions(slider.current?.valueAsNumber ?? limits.first), [])

  const costs = saleCosts(millions * million)
  const total = isWaived ? costs.waivedTotal : costs.total
  const percent = new Intl.NumberFormat(intlLocale[locale], { style: 'percent' })
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
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div className="lg:pr-4">
        <p id={`${id}-total`} className="text-ink-2">
          {texts.total}
        </p>
        <output
          htmlFor={id}
          aria-labelledby={`${id}-total`}
          className="block num text-display font-semibold whitespace-nowrap"
        >
          {money(total)}
        </output>
        <div className="mt-4 flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 lg:mt-6">
          <label htmlFor={id} className="text-ink-2">
            {texts.amount}
          </label>
          <span className="num font-semibold lg:text-lead">{amount}</span>
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
        <fieldset className="mt-5">
          <legend className="sr-only">{texts.period}</legend>
          <div className="grid grid-cols-2 gap-0.5 rounded-control border border-field bg-surface p-0.5">
            {[
              { label: texts.waived, rate: texts.rates.noCommission, value: true },
              { label: texts.regular, rate: texts.rates.commission, value: false },
            ].map(({ label, rate, value }) => (
              <label
                key={label}
                className="flex min-h-11 cursor-pointer flex-col justify-center rounded-[4px] px-2 py-2 text-center text-small leading-[1.4] text-ink-2 hover:bg-surface-2 has-checked:bg-chosen has-checked:text-on-chosen has-checked:inset-ring has-checked:inset-ring-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
              >
                <input
                  type="radio"
                  name={`${id}-period`}
                  className="sr-only"
                  checked={isWaived === value}
                  onChange={() => setIsWaived(value)}
                />
                <span className="font-semibold">{label}</span>
                <span>
                  {texts.commission} <span className="num">{rate}</span>
                </span>
              </label>
            ))}
          </div>
          <p className="mt-2.5 text-small text-ink-2">
            {texts.notice} {conditions}
          </p>
        </fieldset>
      </div>
      {/* The receipt: what the total is made of. */}
      <div className="self-start rounded-panel bg-surface p-4 shadow-panel max-sm:px-3.5 sm:p-6 lg:px-8 night:outline night:outline-hairline-strong">
        <div aria-hidden="true" className="flex items-end gap-0.5">
          {parts.map(({ key, cost, share, look }) => (
            <span key={key} className="group min-w-0" style={{ width: `${((share / costs.total) * 100).toFixed(2)}%` }}>
              {cost > 0 && (
                <span className="block pb-1 num text-min whitespace-nowrap text-ink-2 max-sm:tracking-tight max-sm:group-last:pl-1.5">
                  {percent.format(cost / total)}
                </span>
              )}
              <span
                className={`${look} block h-10 group-first:rounded-l-control group-last:rounded-r-control lg:h-12`}
              />
            </span>
          ))}
        </div>
        <dl className="mt-2 divide-y divide-hairline">
          {parts.map(({ key, name, rate, cost, look }) => (
            <div
              key={key}
              className="grid grid-cols-[0.75rem_minmax(0,1fr)_auto] items-baseline gap-x-2 py-2 sm:grid-cols-[0.75rem_minmax(0,1fr)_9rem] sm:gap-x-3 lg:py-3"
            >
              <dt className="contents">
                <span aria-hidden="true" className={`size-3 ${look} rounded-full`} />
                <span className="flex flex-wrap items-baseline gap-x-1.5 max-sm:text-small sm:justify-between">
                  {name} <span className="num text-small text-ink-2 max-sm:text-min">{rate}</span>
                </span>
              </dt>
              <dd className="text-right num font-semibold whitespace-nowrap sm:text-lead">{money(cost)}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-1 border-t border-hairline pt-3 text-small text-pretty text-ink-2">{texts.note}</p>
      </div>
    </div>
  )
}
