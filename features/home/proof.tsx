import { getTranslations } from 'next-intl/server'

import { loadReports } from '@/lib/content/reports'
import { optionalContent } from '@/lib/content/require-content'
import { rates, waivedDays } from '@/lib/domain/company/rates'
import { formatMoneyInTable, formatPercent } from '@/lib/platform/i18n/format-money'
import { intlLocale } from '@/lib/platform/i18n/intl-locale'
import type { Locale } from '@/lib/platform/i18n/locales'

/** What an account costs, from the table of rates, and how much research there is; omits what cannot be loaded. */
export async function Proof({ locale }: { locale: Locale }) {
  const t = await getTranslations('home')
  const count = new Intl.NumberFormat(intlLocale[locale])
  const reports = await optionalContent(loadReports(locale, 5))
  const figures = [
    { key: 'online', value: formatPercent(rates.online, locale) },
    { key: 'free', value: count.format(waivedDays) },
    { key: 'fee', value: formatMoneyInTable(0, locale) },
    { key: 'reports', value: reports === null ? null : count.format(reports.total) },
  ] as const
  return (
    <section aria-label={t('proof.label')} className="border-b border-hairline bg-band">
      <div className="container-page py-5">
        <dl className="grid grid-cols-2 gap-x-6 gap-y-4 divide-hairline lg:grid-cols-4 lg:gap-0 lg:divide-x">
          {figures.map(({ key, value }) =>
            value === null ? null : (
              <div key={key} className="flex flex-col-reverse justify-end lg:px-8 lg:first:pl-0 lg:last:pr-0">
                <dt className="text-small text-ink-2">{t(`proof.${key}`)}</dt>
                <dd className="num text-h2">{value}</dd>
              </div>
            ),
          )}
        </dl>
        <p className="mt-2 text-min text-ink-3">{t('illustrative')}</p>
      </div>
    </section>
  )
}
