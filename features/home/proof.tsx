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
      <div className="container-page py-4">
        <h2 id="proof" className="sr-only">
          {t('proof.label')}
        </h2>
        <dl className="-my-2.5 grid grid-cols-[5fr_6fr] md:my-0 md:grid-cols-4 lg:grid-cols-[repeat(3,minmax(0,1fr))_auto]">
          {figures.map(({ key, value }) => (
            <div key={key} className={fact}>
              <dt className="text-ink-2 max-md:text-small">{t(`proof.${key}`)}</dt>
              <dd className="num text-h2 lg:text-[2.75rem] lg:leading-[1.2]">{value}</dd>
            </div>
          ))}
          <div className={fact}>
            <dt className="text-ink-2 max-md:text-small">
              {t('proof.member')}{' '}
              <Link
                href={`${glossaryPath}#custody`}
                className="underline decoration-hairline-strong underline-offset-4 hover:text-primary hover:decoration-current"
              >
                {t('proof.inYourName')}
              </Link>
            </dt>
            <dd className="flex items-center font-semibold max-md:grow md:h-9.5 md:text-lead lg:h-[3.3rem] lg:text-h3">
              VSDC · HOSE · HNX
            </dd>
          </div>
        </dl>
      </div>
    </section>
  )
}

/** Hairlines separate the figures: two per row on phones, four elsewhere. */
const fact =
  'flex flex-col-reverse justify-end border-hairline-strong max-md:py-2.5 max-md:even:border-l max-md:even:pl-4 max-md:nth-[n+3]:border-t md:not-first:border-l md:not-first:pl-6'
