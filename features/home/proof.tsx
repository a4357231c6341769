import { getTranslations } from 'next-intl/server'

import { loadCompanyFigures, loadYearsInBusiness } from '@/lib/content/about'
import { loadBranches } from '@/lib/content/branches'
import { optionalContent } from '@/lib/content/require-content'
import { glossaryPath } from '@/lib/domain/glossary/glossary'
import { intlLocale } from '@/lib/platform/i18n/intl-locale'
import { Link } from '@/lib/platform/i18n/link'
import type { Locale } from '@/lib/platform/i18n/locales'

/** Of the figures in the post about the company, those that its editors put first. */
const figuresOfPost = 2

/**
 * Figures of the company in four columns, and where the shares of clients are kept and in whose name, which a first-time investor asks
 * first. Figures that cannot be loaded are left out.
 */
export async function Proof({ locale }: { locale: Locale }) {
  const t = await getTranslations('home.proof')
  const [company, years, branches] = await Promise.all([
    loadCompanyFigures(locale),
    loadYearsInBusiness(locale),
    optionalContent(loadBranches(locale)),
  ])
  const number = new Intl.NumberFormat(intlLocale[locale])
  const figures = [
    ...(company?.rows.slice(0, figuresOfPost) ?? []),
    ...(years === null ? [] : [{ name: t('years.name'), value: t('years.figure', { count: number.format(years) }) }]),
    ...(branches?.length
      ? [{ name: t('offices.name'), value: t('offices.figure', { count: number.format(branches.length) }) }]
      : []),
  ]
  return (
    <section aria-labelledby="proof" className="bg-band">
      <div className="container-page py-5 lg:py-6">
        <h2 id="proof" className="sr-only">
          {t('label')}
        </h2>
        <dl className="proof">
          {figures.map(({ name, value }) => (
            <div key={name}>
              <dt className="text-small leading-[1.4] text-balance text-ink-2">{name}</dt>
              <dd className="proof-figure num-large">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 flex flex-wrap justify-between gap-x-4 gap-y-1 text-min text-ink-3 lg:mt-4">
          <span>
            <Link href={`${glossaryPath}#custody`} className={custodyLink}>
              {t('custody')}
            </Link>
            <span className="whitespace-nowrap max-sm:hidden"> · {t('member')}</span>
          </span>
          {company !== null && (
            <span>
              {company.title}
              {company.note !== null && ` · ${company.note}`}
            </span>
          )}
        </p>
      </div>
    </section>
  )
}

const custodyLink =
  'relative inline-block text-ink-2 underline decoration-hairline-strong underline-offset-4 after:absolute after:inset-x-0 after:-inset-y-2.5 hover:text-primary hover:decoration-current'
