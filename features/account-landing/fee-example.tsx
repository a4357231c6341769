import { getTranslations } from 'next-intl/server'

import { interest, rates, waivedDays } from '@/lib/domain/company/rates'
import { formatMoney, formatMoneyInTable } from '@/lib/platform/i18n/format-money'
import { Link } from '@/lib/platform/i18n/link'
import type { Locale } from '@/lib/platform/i18n/locales'

/** VND: about what a first order is worth. */
const amount = 10_000_000
const borrowedDays = 30

const commission = Math.round(amount * rates.online)
const exchange = Math.round(amount * rates.exchange)
const loan = interest(amount, borrowedDays, rates.margin)

/** What one purchase costs in the first days and afterwards, and what the loan for it would: bars of one scale, in VND; below them the risk of the loan. */
export async function FeeExample({ locale }: { readonly locale: Locale }) {
  const t = await getTranslations('accountLanding')
  const money = (value: number) => formatMoneyInTable(value, locale)
  const rows = [
    { name: t('feeExample.first', { days: waivedDays }), parts: [0, exchange] },
    { name: t('feeExample.later'), parts: [commission, exchange] },
    { name: t('feeExample.loan', { days: borrowedDays }), parts: [0, 0, loan] },
  ]
  return (
    <div>
      <h3 className="text-h3">{t('feeExample.title', { amount: formatMoney(amount, locale) })}</h3>
      <dl className="mt-2">
        {rows.map(({ name, parts: [ours = 0, theirs = 0, lent = 0] }) => (
          <div
            key={name}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-t border-hairline py-4 first:border-t-0"
          >
            <dt className="font-semibold text-pretty">{name}</dt>
            <dd className="num text-h2 whitespace-nowrap">{money(ours + theirs + lent)}</dd>
            <dd aria-hidden="true" className="col-span-2 mt-2 flex h-4 gap-0.5">
              <Bar part={ours} tone="bg-chart-1" />
              <Bar part={theirs} tone="bg-chart-3" />
              <Bar part={lent} tone="bg-chart-2" />
            </dd>
            {lent === 0 && (
              <dd className="col-span-2 mt-2 text-small text-ink-2">
                {t('feeExample.commission', { fee: money(ours) })} + {t('feeExample.exchange', { fee: money(theirs) })}
              </dd>
            )}
          </div>
        ))}
      </dl>
      <div className="grid gap-2 border-t border-hairline pt-4 text-small text-ink-2">
        <p>{t('risk')}</p>
        <p>
          {t('feesNote')}{' '}
          <Link href="/fees" className="text-link">
            {t('feesAll')}
          </Link>
        </p>
      </div>
    </div>
  )
}

function Bar({ part, tone }: { readonly part: number; readonly tone: string }) {
  return part > 0 && <span style={{ width: `${((part / loan) * 100).toFixed(2)}%` }} className={tone} />
}
