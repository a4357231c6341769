import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { loadCompanyFigures, loadYearsInBusiness } from '@/lib/content/about'
import { glossaryPath } from '@/lib/domain/glossary/glossary'
import { intlLocale } from '@/lib/platform/i18n/intl-locale'
import { Link } from '@/lib/platform/i18n/link'
import type { Locale } from '@/lib/platform/i18n/locales'

/** Of the figures in the post about the company, those that its editors put first. */
const figuresOfPost = 2

/**
 * Where the shares of clients are kept and in whose name, which a first-time investor asks first, then figures of the company. Figures
 * that cannot be loaded are left out.
 */
export async function Proof({ locale }: { locale: Locale }) {
  const t = await getTranslations('home.proof')
  const [company, years] = await Promise.all([loadCompanyFigures(locale), loadYearsInBusiness(locale)])
  return (
    <section aria-labelledby="proof" className="bg-band">
      <div className="container-page py-5 lg:py-5">
        <h2 id="proof" className="sr-only">
          {t('label')}
        </h2>
        <dl className="grid grid-cols-2 gap-x-4 gap-y-3 md:grid-cols-[repeat(4,auto)] md:justify-between">
          <Figure
            name={
              <Link href={`${glossaryPath}#custody`} className={custodyLink}>
                {t('custody.name')}
              </Link>
            }
            value={t('custody.figure')}
          />
          {company?.rows.slice(0, figuresOfPost).map(({ name, value }) => (
            <Figure key={name} name={name} value={value} />
          ))}
          {years !== null && (
            <Figure
              name={t('years.name')}
              value={t('years.figure', { count: new Intl.NumberFormat(intlLocale[locale]).format(years) })}
            />
          )}
        </dl>
        <p className="mt-3 flex flex-wrap justify-between gap-x-4 text-min text-ink-3 xl:mt-1.5">
          <span>{t('member')}</span>
          {company !== null && (
            <span>
              {company.title}
              {company.note !== null && <span className="max-sm:hidden"> · {company.note}</span>}
            </span>
          )}
        </p>
      </div>
    </section>
  )
}

const custodyLink =
  'relative inline-block underline decoration-hairline-strong underline-offset-4 after:absolute after:inset-x-0 after:-inset-y-2.5 hover:text-primary hover:decoration-current'

interface FigureProps {
  name: ReactNode
  value: string
}

/** A number and, beside it where there is room, what it counts. */
function Figure({ name, value }: FigureProps) {
  return (
    <div className="flex flex-col-reverse justify-end gap-x-3.5 xl:flex-row-reverse xl:items-center">
      <dt className="text-small leading-[1.4] text-balance text-ink-2 xl:max-w-36">{name}</dt>
      <dd className="num text-[min(2.25rem,10vw)] leading-[1.25] font-semibold tracking-[-0.01em] whitespace-nowrap lg:text-[2.875rem] lg:leading-[1.2] max-md:[&:lang(ko)]:text-[min(1.625rem,6.6vw)]">
        {value}
      </dd>
    </div>
  )
}
