import { getTranslations } from 'next-intl/server'

import { loadYearsInBusiness } from '@/lib/content/about'
import { loadBranches } from '@/lib/content/branches'
import { loadReports } from '@/lib/content/reports'
import { optionalContent } from '@/lib/content/require-content'
import { rates } from '@/lib/domain/company/rates'
import { formatPercent } from '@/lib/platform/i18n/format-money'
import { intlLocale } from '@/lib/platform/i18n/intl-locale'
import type { Locale } from '@/lib/platform/i18n/locales'

/** The rate after the free days, and what is there to be counted: years, branches, research. Omits what cannot be loaded. */
export async function Proof({ locale }: { locale: Locale }) {
  const t = await getTranslations('home')
  const count = new Intl.NumberFormat(intlLocale[locale])
  const [years, branches, reports] = await Promise.all([
    loadYearsInBusiness(locale),
    optionalContent(loadBranches(locale)),
    optionalContent(loadReports(locale, 5)),
  ])
  const counted = { years, branches: branches?.length, reports: reports?.total }
  const figures = [
    { key: 'online', value: formatPercent(rates.online, locale) },
    ...(['years', 'branches', 'reports'] as const).flatMap((key) =>
      counted[key] ? [{ key, value: count.format(counted[key]) }] : [],
    ),
  ] as const
  return (
    <section aria-labelledby="proof" className="border-b border-hairline bg-band">
      <div className="container-page grid gap-x-6 gap-y-3 py-4 md:py-5 lg:grid-cols-[13rem_minmax(0,1fr)] lg:items-center">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="proof" className="text-small text-ink">
            {t('proof.label')}
          </h2>
          <p className="text-min text-ink-3">{t('illustrative')}</p>
        </div>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-4 md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
          {figures.map(({ key, value }) => (
            <div key={key} className="flex flex-col-reverse justify-end border-hairline lg:border-l lg:py-1 lg:pl-6">
              <dt className="text-small text-ink-2">{t(`proof.${key}`)}</dt>
              <dd className="num text-h2">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
