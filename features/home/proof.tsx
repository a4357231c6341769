import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

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
 * Figures of the company, and the memberships that answer a first-time investor's question: in whose name are the shares? Figures that
 * cannot be loaded are left out.
 */
export async function Proof({ locale }: { locale: Locale }) {
  const t = await getTranslations('home.proof')
  const number = new Intl.NumberFormat(intlLocale[locale])
  const [company, years, branches] = await Promise.all([
    loadCompanyFigures(locale),
    loadYearsInBusiness(locale),
    optionalContent(loadBranches(locale)),
  ])
  const counted = [
    { key: 'years', count: years },
    { key: 'branches', count: branches?.length },
  ] as const
  const figures = [
    ...(company?.rows.slice(0, figuresOfPost) ?? []),
    ...counted.flatMap(({ key, count }) =>
      count ? [{ name: t(`${key}.name`), value: t(`${key}.figure`, { count: number.format(count) }) }] : [],
    ),
  ]
  return (
    <section aria-labelledby="proof" className="border-b border-hairline bg-canvas">
      <div className="container-page py-4">
        <h2 id="proof" className="sr-only">
          {t('label')}
        </h2>
        <dl className="grid grid-cols-2 gap-x-4 gap-y-3 md:grid-cols-[repeat(4,auto)] md:justify-between lg:grid-cols-[repeat(5,auto)]">
          {figures.map(({ name, value }, index) => (
            <div key={name} className="flex flex-col-reverse justify-end">
              <dt className="text-small text-ink-2">
                {name}
                {index === 0 && company?.note && <small className="block text-min text-ink-3">{company.note}</small>}
              </dt>
              <dd className="num text-h2 whitespace-nowrap">{value}</dd>
            </div>
          ))}
          <div className="flex flex-col-reverse justify-end max-lg:col-span-full">
            <dt className="text-small text-ink-2">{t.rich('member', { link })}</dt>
            <dd className="text-h2 whitespace-nowrap">
              <span className="text-h3">{t('markets')}</span>
            </dd>
          </div>
        </dl>
      </div>
    </section>
  )
}

const link = (words: ReactNode) => (
  <Link
    href={`${glossaryPath}#custody`}
    className="inline-block underline decoration-hairline-strong underline-offset-4 hover:text-primary hover:decoration-current"
  >
    {words}
  </Link>
)
