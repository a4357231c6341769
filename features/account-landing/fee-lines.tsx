import { getTranslations } from 'next-intl/server'

import { rates, waivedDays } from '@/lib/domain/company/rates'
import { formatPercent } from '@/lib/platform/i18n/format-money'
import type { Locale } from '@/lib/platform/i18n/locales'

/** The fees of a new account, for landing pages without a part about fees. */
export async function FeeLines({ locale }: { readonly locale: Locale }) {
  const t = await getTranslations('accountLanding')
  const values = {
    open: {},
    keep: {},
    trade: { days: waivedDays, rate: formatPercent(rates.online, locale) },
    exchange: { rate: formatPercent(rates.exchange, locale) },
  }
  return (
    <section className="mt-8">
      <h2 className="text-h3">{t('feesTitle')}</h2>
      <dl className="mt-3 divide-y divide-hairline border-t border-hairline">
        {(['open', 'keep', 'trade', 'exchange'] as const).map((fee) => (
          <div key={fee} className="py-2.5 sm:grid sm:grid-cols-[11.5rem_minmax(0,1fr)] sm:gap-x-6">
            <dt className="text-ink-2 max-md:text-small">{t(`fees.${fee}.name`)}</dt>
            <dd className="font-semibold text-pretty">{t(`fees.${fee}.value`, values[fee])}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
