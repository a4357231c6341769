import { getTranslations } from 'next-intl/server'

import { Card } from '@/components/ui/card'
import { interest, rates, waivedDays } from '@/lib/domain/company/rates'
import { formatMoney, formatMoneyInTable } from '@/lib/platform/i18n/format-money'
import type { Locale } from '@/lib/platform/i18n/locales'

/** VND: about what a first order is worth. */
const amount = 10_000_000
const borrowedDays = 30

/** The fees of one purchase and of one loan, in VND. */
export async function FeeExample({ locale }: { readonly locale: Locale }) {
  const t = await getTranslations('accountLanding.feeExample')
  const rows = [
    [t('first', { days: waivedDays }), 0],
    [t('later'), Math.round(amount * rates.online)],
    [t('exchange'), Math.round(amount * rates.exchange)],
    [t('loan', { days: borrowedDays }), interest(amount, borrowedDays, rates.margin)],
  ] as const
  return (
    <Card>
      <h3 className="font-semibold">{t('title', { amount: formatMoney(amount, locale) })}</h3>
      <dl className="mt-2">
        {rows.map(([name, cost]) => (
          <div
            key={name}
            className="flex items-baseline justify-between gap-4 border-b border-hairline py-3 last:border-b-0 last:pb-0"
          >
            <dt className="text-small text-ink-2">{name}</dt>
            <dd className="shrink-0 num font-bold">{formatMoneyInTable(cost, locale)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
