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
      <div className="container-page items-end gap-x-6 py-3 md:flex md:py-5">
        <h2 id="proof" className="sr-only">
          {t('proof.label')}
        </h2>
        <dl className="grid grow grid-cols-2 gap-x-6 gap-y-3 md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
          {figures.map(({ key, value }) => (
            <div key={key} className="flex flex-col-reverse justify-end border-l-2 border-hairline-strong pl-4 lg:pl-6">
              <dt className="text-ink-2 max-md:text-small">{t(`proof.${key}`)}</dt>
              <dd className="num text-h2 lg:text-[2.75rem] lg:leading-[1.2]">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="text-min text-ink-3 max-md:mt-2">{t('illustrative')}</p>
      </div>
    </section>
  )
}
