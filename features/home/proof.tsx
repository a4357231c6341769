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
    <section aria-labelledby="proof" className="bg-band">
      <div className="container-page py-5 lg:py-8">
        <div className="mb-3 flex flex-wrap items-baseline gap-x-4 gap-y-1 lg:mb-4">
          <h2 id="proof" className="text-small font-semibold">
            {t('label')}
          </h2>
          {company?.note && <p className="ml-auto text-min text-ink-3 lg:order-1">{company.note}</p>}
          <p className="text-small text-ink-2 max-lg:w-full">{t.rich('member', { link })}</p>
        </div>
        <dl className="grid grid-cols-2 gap-x-4 gap-y-3 md:grid-cols-4">
          {figures.map(({ name, value }) => (
            <Figure key={name} name={name} value={value} />
          ))}
        </dl>
      </div>
    </section>
  )
}

interface FigureProps {
  name: string
  value: string
}

function Figure({ name, value }: FigureProps) {
  return (
    <div className="flex flex-col-reverse justify-end gap-0.5">
      <dt className="text-small text-ink-2">{name}</dt>
      <dd className="num text-[1.5rem] leading-[1.3] font-semibold whitespace-nowrap lg:text-[1.75rem]">{value}</dd>
    </div>
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
