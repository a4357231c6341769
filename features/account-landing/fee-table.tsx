import { getTranslations } from 'next-intl/server'

import { Card } from '@/components/ui/card'
import { rates, waivedDays } from '@/lib/domain/company/rates'
import { formatPercent } from '@/lib/platform/i18n/format-money'
import type { Locale } from '@/lib/platform/i18n/locales'

/** Fees relevant for a new account. */
export async function FeeTable({ locale }: { readonly locale: Locale }) {
  const t = await getTranslations('accountLanding')
  const values = {
    trade: { days: waivedDays, rate: formatPercent(rates.online, locale) },
    margin: { rate: formatPercent(rates.margin, locale) },
    exchange: { rate: formatPercent(rates.exchange, locale) },
    open: {},
    keep: {},
    number: {},
  }
  return (
    <Card size="panel">
      <dl className="grid grid-cols-2 gap-x-4">
        {(['open', 'keep', 'trade', 'exchange', 'number', 'margin'] as const).map((fee, index) => (
          <div key={fee} className={index < 2 ? 'pb-3' : 'col-span-2 border-t border-hairline py-3 last:pb-0'}>
            <dt className="text-small text-ink-2">{t(`fees.${fee}.name`)}</dt>
            <dd className="font-semibold text-pretty">{t(`fees.${fee}.value`, values[fee])}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
