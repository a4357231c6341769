import { getTranslations } from 'next-intl/server'

import { rates, waivedDays } from '@/lib/domain/company/rates'
import { formatMoney, formatMoneyInTable } from '@/lib/platform/i18n/format-money'
import { Link } from '@/lib/platform/i18n/link'
import type { Locale } from '@/lib/platform/i18n/locales'

import { exampleAmount } from './fee-loan'

const commission = Math.round(exampleAmount * rates.online)
const exchange = Math.round(exampleAmount * rates.exchange)

/** What one purchase costs in the first days and afterwards: bars of one scale, as wide as the larger of the two. */
export async function FeeExample({ locale }: { readonly locale: Locale }) {
  const t = await getTranslations('accountLanding')
  const money = (value: number) => formatMoneyInTable(value, locale)
  const rows = [
    { name: t('feeExample.first', { days: waivedDays }), ours: 0 },
    { name: t('feeExample.later'), ours: commission },
  ]
  return (
    <div>
      <h3 className="text-h3">{t('feeExample.title', { amount: formatMoney(exampleAmount, locale) })}</h3>
      <dl className="mt-3 divide-y divide-hairline border-t border-hairline">
        {rows.map(({ name, ours }) => (
          <div key={name} className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 py-4">
            <dt className="font-semibold text-pretty">{name}</dt>
            <dd className="num text-h2 whitespace-nowrap">{money(ours + exchange)}</dd>
            <dd aria-hidden="true" className="col-span-2 mt-2 flex h-4 gap-0.5">
              <Bar part={ours} tone="bg-chart-1" />
              <Bar part={exchange} tone="bg-chart-3" />
            </dd>
            <dd className="col-span-2 mt-2 flex flex-wrap gap-x-5 text-small text-ink-2">
              <Part tone="bg-chart-1">{t('feeExample.commission', { fee: money(ours) })}</Part>
              <Part tone="bg-chart-3">{t('feeExample.exchange', { fee: money(exchange) })}</Part>
            </dd>
          </div>
        ))}
      </dl>
      <p className="border-t border-hairline pt-4 text-small text-ink-2">
        {t('feesNote')}{' '}
        <Link href="/fees" className="text-link">
          {t('feesAll')}
        </Link>
      </p>
    </div>
  )
}

interface ToneProps {
  readonly tone: string
}

function Bar({ part, tone }: ToneProps & { readonly part: number }) {
  return (
    part > 0 && <span style={{ width: `${((part / (commission + exchange)) * 100).toFixed(2)}%` }} className={tone} />
  )
}

/** A part of a bar in words, after its colour. */
function Part({ tone, children }: ToneProps & { readonly children: string }) {
  return (
    <span className="flex items-center gap-2 num">
      <i aria-hidden="true" className={`size-2.5 ${tone}`} />
      {children}
    </span>
  )
}
