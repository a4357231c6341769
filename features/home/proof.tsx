import { getTranslations } from 'next-intl/server'

import { loadYearsInBusiness } from '@/lib/content/about'
import { loadBranches } from '@/lib/content/branches'
import { optionalContent } from '@/lib/content/require-content'
import { rates } from '@/lib/domain/company/rates'
import { glossaryPath } from '@/lib/domain/glossary/glossary'
import { formatPercent } from '@/lib/platform/i18n/format-money'
import { intlLocale } from '@/lib/platform/i18n/intl-locale'
import { Link } from '@/lib/platform/i18n/link'
import type { Locale } from '@/lib/platform/i18n/locales'

/**
 * The commission rate after the free period, company figures, and the memberships that answer a first-time investor's question:
 * in whose name are the shares? Figures that cannot be loaded are left out.
 */
export async function Proof({ locale }: { locale: Locale }) {
  const t = await getTranslations('home')
  const count = new Intl.NumberFormat(intlLocale[locale])
  const [years, branches] = await Promise.all([loadYearsInBusiness(locale), optionalContent(loadBranches(locale))])
  const counted = { years, branches: branches?.length }
  const figures = [
    { key: 'online', value: formatPercent(rates.online, locale) },
    ...(['years', 'branches'] as const).flatMap((key) =>
      counted[key] ? [{ key, value: t(`proof.${key}Count`, { count: count.format(counted[key]) }) }] : [],
    ),
  ] as const
  return (
    <section aria-labelledby="proof" className="border-b border-hairline bg-canvas">
      <div className="container-page py-2 sm:py-3">
        <h2 id="proof" className="sr-only">
          {t('proof.label')}
        </h2>
        <dl className="grid sm:grid-cols-2 lg:grid-cols-[repeat(3,minmax(0,1fr))_auto]">
          {figures.map(({ key, value }) => (
            <div key={key} className={fact}>
              <dt className={label}>{t(`proof.${key}`)}</dt>
              <dd className={figure}>{value}</dd>
            </div>
          ))}
          <div className={fact}>
            <dt className={label}>
              {t('proof.member')}{' '}
              <Link
                href={`${glossaryPath}#custody`}
                className="underline decoration-hairline-strong underline-offset-4 hover:text-primary hover:decoration-current"
              >
                {t('proof.inYourName')}
              </Link>
            </dt>
            <dd className={figure}>VSDC · HOSE · HNX</dd>
          </div>
        </dl>
      </div>
    </section>
  )
}

/** On phones a row each, its figure at the end; elsewhere the figure over its label, all of one size on one baseline. */
const fact =
  'flex items-baseline justify-between gap-x-4 border-hairline max-sm:not-first:border-t max-sm:py-2 sm:flex-col-reverse sm:justify-end sm:py-2 lg:border-hairline-strong lg:not-first:border-l lg:not-first:pl-6'
const label = 'text-ink-2 max-sm:text-small max-sm:first-letter:uppercase'
const figure = 'num font-semibold whitespace-nowrap sm:text-[1.75rem] sm:leading-[1.3] lg:text-[2rem]'
