'use client'

import { clsx } from 'clsx'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'

import { saleValue, tradedStock } from '@/components/app-screen/sample-market'
import { RangeInput } from '@/components/ui/range-input'
import { saleCosts } from '@/lib/domain/company/rates'
import { formatMoneyInTable } from '@/lib/platform/i18n/format-money'
import { intlLocale } from '@/lib/platform/i18n/intl-locale'
import type { Locale } from '@/lib/platform/i18n/locales'

/** Texts without arguments, so that the page does not load what fills them in. */
export interface SaleTexts {
  readonly quantity: string
  readonly period: string
  readonly waived: string
  readonly regular: string
  readonly value: string
  readonly total: string
  readonly commission: string
  readonly exchange: string
  readonly tax: string
  readonly net: string
  readonly arrives: string
  readonly days: string
  readonly rates: {
    readonly commission: string
    readonly noCommission: string
    readonly exchange: string
    readonly tax: string
  }
}

interface SaleTicketProps {
  readonly locale: Locale
  readonly texts: SaleTexts
  /** What is below the ticket. */
  readonly children?: ReactNode
}

/** Shares, in lots of the exchange. */
const limits = { min: 100, max: 5000, step: 100 } as const

/**
 * A sell ticket to work: the number of shares on a slider, the costs as shares of one bar and one by one, and what is left. The part
 * that the first days are free of stays as an empty place. Rates are those of the fee page. Laid out in app/sale-ticket.css.
 */
export function SaleTicket({ locale, texts, children }: SaleTicketProps) {
  const [shares, setShares] = useState<number>(tradedStock.quantity)
  const [isWaived, setIsWaived] = useState(true)
  const slider = useRef<HTMLInputElement>(null)
  const id = useId()
  // Moved before the code arrived, or restored by the browser.
  useEffect(() => setShares(slider.current?.valueAsNumber ?? tradedStock.quantity), [])

  const value = saleValue(shares)
  const costs = saleCosts(value)
  const total = isWaived ? costs.waivedTotal : costs.total
  const quantity = new Intl.NumberFormat(intlLocale[locale]).format(shares)
  const money = (amount: number) => formatMoneyInTable(amount, locale)
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
    { key: 'tax', name: texts.tax, rate: texts.rates.tax, cost: costs.tax, share: costs.tax, look: 'bg-chart-5' },
  ]
  return (
    <div className="sale-ticket">
      <p data-part="quantity" className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-ink-2">
          {texts.quantity}
        </label>
        <span className="num text-body font-semibold">{quantity}</span>
      </p>
      <RangeInput
        ref={slider}
        id={id}
        {...limits}
        at={shares}
        defaultValue={tradedStock.quantity}
        aria-valuetext={quantity}
        onInput={(event) => setShares(event.currentTarget.valueAsNumber)}
      />
      <fieldset>
        <legend className="sr-only">{texts.period}</legend>
        {[
          { label: texts.waived, value: true },
          { label: texts.regular, value: false },
        ].map((period) => (
          <label key={period.label}>
            <input
              type="radio"
              autoComplete="off"
              name={`${id}-period`}
              className="sr-only"
              checked={isWaived === period.value}
              onChange={() => setIsWaived(period.value)}
            />
            {period.label}
          </label>
        ))}
      </fieldset>
      <p data-row="value" className="flex justify-between gap-3 text-ink-2">
        {texts.value} <span className="num">{money(value)}</span>
      </p>
      <div data-part="costs">
        <p className="flex items-baseline justify-between gap-3 font-semibold">
          <span id={`${id}-total`}>{texts.total}</span>
          <output htmlFor={id} aria-labelledby={`${id}-total`} className="num text-body">
            {money(total)}
          </output>
        </p>
        <p aria-hidden="true" className="flex gap-0.5">
          {parts.map(({ key, share, look }) => (
            <span
              key={key}
              className={clsx('h-3 first:rounded-l-full last:rounded-r-full', look)}
              style={{ width: `${((share / costs.total) * 100).toFixed(2)}%` }}
            />
          ))}
        </p>
        <dl>
          {parts.map(({ key, name, rate, cost, share, look }) => (
            <div key={key} data-row={key}>
              <dt className="contents">
                <span aria-hidden="true" className={clsx('size-2.5 rounded-full', look)} />
                <span>
                  {name} <span className="num">{rate}</span>
                </span>
              </dt>
              <dd className="num">
                {cost < share && (
                  <s aria-hidden="true" className="mr-2 text-ink-3">
                    {money(share)}
                  </s>
                )}
                {money(cost)}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <p data-row="net" className="flex items-baseline justify-between gap-3 font-semibold">
        <span className="text-body">{texts.net}</span>
        <span className="num text-lead whitespace-nowrap">{money(value - total)}</span>
      </p>
      <p data-row="paid" className="flex justify-between gap-3 text-ink-2">
        {texts.arrives} <span className="num">{texts.days}</span>
      </p>
      {children}
    </div>
  )
}
