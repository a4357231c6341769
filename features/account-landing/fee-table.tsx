import { getTranslations } from 'next-intl/server'

import { rates, waivedDays } from '@/lib/domain/company/rates'
import { formatPercent } from '@/lib/platform/i18n/format-money'
import type { Locale } from '@/lib/platform/i18n/locales'

const ofAccount = ['open', 'keep', 'trade', 'exchange', 'number'] as const

interface FeeTableProps {
  readonly locale: Locale
  readonly fees?: readonly ((typeof ofAccount)[number] | 'margin')[]
}

/** Fees of a new account. */
export async function FeeTable({ locale, fees = ofAccount }: FeeTableProps) {
  const t = await getTranslations('accountLanding')
  const values = {
    trade: { days: waivedDays, rate: formatPercent(rates.online, locale) },
    exchange: { rate: formatPercent(rates.exchange, locale) },
    margin: { rate: formatPercent(rates.margin, locale) },
    open: {},
    keep: {},
    number: {},
  }
  return (
    <dl className="mt-3 divide-y divide-hairline border-t border-hairline">
      {fees.map((fee) => (
        <div
          key={fee}
          className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-4 py-2.5 sm:grid-cols-[11.5rem_minmax(0,1fr)] sm:gap-x-6"
        >
          <dt className="text-ink-2 max-md:text-small">{t(`fees.${fee}.name`)}</dt>
          <dd className="font-semibold text-pretty max-sm:text-end">{t(`fees.${fee}.value`, values[fee])}</dd>
        </div>
      ))}
    </dl>
  )
}
