import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { interest, rates, saleCosts, waivedDays } from '@/lib/domain/company/rates'
import { formatMoneyInTable, formatPercent, formatRoundMoney } from '@/lib/platform/i18n/format-money'
import type { Locale } from '@/lib/platform/i18n/locales'

/** Amount of every example in VND. */
const amount = 100_000_000
const marginDays = 30
/** Days until the proceeds of a sale arrive (T+2). */
const advanceDays = 2

/** Examples of what the rates cost for typical amounts, as bars of one scale. */
export async function FeeExamples({ locale }: { locale: Locale }) {
  const [t, fees] = await Promise.all([getTranslations('fees.examples'), getTranslations('fees')])
  const money = (value: number) => formatMoneyInTable(value, locale)
  const sum = formatRoundMoney(amount, locale)
  const sale = saleCosts(amount)
  const margin = interest(amount, marginDays, rates.margin)
  const advance = interest(amount, advanceDays, rates.advance)
  const scale = Math.max(sale.total, margin, advance)
  const row = (name: string, text: string) => ({ name, text })
  const term = (rateName: string, rate: number, days: number) => [
    row(t('amount'), sum),
    row(rateName, fees('perYear', { rate: formatPercent(rate, locale) })),
    row(t('days'), String(days)),
  ]
  const part = (name: string, value: number, color: string) => ({ name, color, value, text: money(value), scale })
  return (
    <ul className="grid gap-x-10 max-lg:gap-y-10 lg:grid-cols-3">
      <Example
        title={t('sale.title', { amount: sum })}
        name={t('sale.total')}
        total={money(sale.total)}
        parts={[
          part(t('sale.commission'), sale.commission, 'bg-chart-1'),
          part(t('sale.exchange'), sale.exchange, 'bg-chart-3'),
          part(t('sale.tax'), sale.tax, 'bg-chart-5'),
        ]}
      >
        {t('sale.first', { days: waivedDays, total: money(sale.waivedTotal) })}
      </Example>
      <Example
        title={t('margin.title', { amount: sum, days: marginDays })}
        name={t('margin.interest')}
        total={money(margin)}
        parts={[part(t('margin.interest'), margin, 'bg-chart-4')]}
        rows={term(t('margin.rate'), rates.margin, marginDays)}
      >
        {t('margin.note')}
      </Example>
      <Example
        title={t('advance.title', { amount: sum, days: advanceDays })}
        name={t('advance.interest')}
        total={money(advance)}
        parts={[part(t('advance.interest'), advance, 'bg-chart-6')]}
        rows={term(t('advance.rate'), rates.advance, advanceDays)}
      >
        {t('advance.note')}
      </Example>
    </ul>
  )
}

interface Part {
  readonly name: string
  readonly color: string
  readonly value: number
  readonly text: string
  /** The value, in VND, that is as long as the column. */
  readonly scale: number
}

interface ExampleProps {
  title: string
  /** What the total is called. */
  name: string
  total: string
  parts: readonly Part[]
  /** What the total is made of; without them, its parts. */
  rows?: readonly { readonly name: string; readonly text: string; readonly color?: string }[]
  children: ReactNode
}

function Example({ title, name, total, parts, rows = parts, children }: ExampleProps) {
  return (
    // In rows of the list, so that the figures of all examples stand in line.
    <li className="border-t-2 border-ink pt-4 lg:row-span-4 lg:grid lg:grid-rows-subgrid">
      <h3 className="text-small font-semibold">{title}</h3>
      <p className="mt-3 flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="num text-h2 font-semibold whitespace-nowrap">{total}</span>
        <span className="text-small text-ink-2">{name}</span>
      </p>
      <p aria-hidden="true" className="rounded-xs mt-3 flex h-4 gap-px overflow-hidden bg-surface-2">
        {parts.map(({ name: key, color, value, scale }) => (
          <span key={key} className={color} style={{ width: `${((value / scale) * 100).toFixed(1)}%` }} />
        ))}
      </p>
      <div className="mt-3 text-small">
        <dl>
          {rows.map(({ name: key, color, text }) => (
            <div key={key} className="flex justify-between gap-4 py-1">
              <dt className="text-ink-2">
                {color !== undefined && (
                  <span aria-hidden="true" className={`me-2 inline-block size-2.5 rounded-full ${color}`} />
                )}
                {key}
              </dt>
              <dd className="num font-semibold whitespace-nowrap">{text}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 text-ink-2">{children}</p>
      </div>
    </li>
  )
}
