import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { interest, rates, saleCosts, waivedDays } from '@/lib/domain/company/rates'
import { formatMoneyInTable } from '@/lib/platform/i18n/format-money'
import type { Locale } from '@/lib/platform/i18n/locales'

/** Amount of every example in VND. */
const amount = 100_000_000
const marginDays = 30
/** Days until the proceeds of a sale arrive (T+2). */
const advanceDays = 2

/** Examples of what the rates cost for typical amounts. */
export async function FeeExamples({ locale }: { locale: Locale }) {
  const t = await getTranslations('fees.examples')
  const money = (value: number) => formatMoneyInTable(value, locale)
  const sale = saleCosts(amount)
  return (
    <ul className="grid gap-x-6 gap-y-10 lg:grid-cols-3">
      <Example
        title={t('sale.title', { amount: money(amount) })}
        lines={[
          [t('sale.commission'), money(sale.commission)],
          [t('sale.exchange'), money(sale.exchange)],
          [t('sale.tax'), money(sale.tax)],
        ]}
        total={[t('sale.total'), money(sale.total)]}
      >
        {t('sale.first', { days: waivedDays, total: money(sale.waivedTotal) })}
      </Example>
      <Example
        title={t('margin.title', { amount: money(amount), days: marginDays })}
        total={[t('margin.interest'), money(interest(amount, marginDays, rates.margin))]}
      >
        {t('margin.note')}
      </Example>
      <Example
        title={t('advance.title', { amount: money(amount), days: advanceDays })}
        total={[t('advance.interest'), money(interest(amount, advanceDays, rates.advance))]}
      />
    </ul>
  )
}

type Line = readonly [name: string, value: string]

interface ExampleProps {
  title: string
  lines?: readonly Line[]
  total: Line
  children?: ReactNode
}

function Example({ title, lines = [], total, children }: ExampleProps) {
  return (
    <li className="border-t border-hairline-strong pt-4">
      <h3 className="font-semibold">{title}</h3>
      <dl className="mt-4">
        {lines.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 py-1.5 text-ink-2">
            <dt>{name}</dt>
            <dd className="num whitespace-nowrap">{value}</dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-4 border-t border-hairline py-3 first:border-t-0 first:pt-0">
          <dt>{total[0]}</dt>
          <dd className="num text-h3 whitespace-nowrap">{total[1]}</dd>
        </div>
      </dl>
      {children ? <p className="text-small text-ink-2">{children}</p> : null}
    </li>
  )
}
