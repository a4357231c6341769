import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { loadYearsInBusiness } from '@/lib/content/about'
import { loadBranches } from '@/lib/content/branches'
import { optionalContent } from '@/lib/content/require-content'
import { glossaryPath } from '@/lib/domain/glossary/glossary'
import { intlLocale } from '@/lib/platform/i18n/intl-locale'
import { Link } from '@/lib/platform/i18n/link'
import type { Locale } from '@/lib/platform/i18n/locales'

/**
 * Company figures, and the memberships that answer a first-time investor's question: in whose name are the shares? Figures that
 * cannot be loaded are left out.
 */
export async function Proof({ locale }: { locale: Locale }) {
  const t = await getTranslations('home.proof')
  const number = new Intl.NumberFormat(intlLocale[locale])
  const [years, branches] = await Promise.all([loadYearsInBusiness(locale), optionalContent(loadBranches(locale))])
  const counted = { years, branches: branches?.length }
  return (
    <section aria-labelledby="proof" className="border-b border-hairline bg-canvas">
      <div className="container-page py-3 sm:py-4">
        <h2 id="proof" className="sr-only">
          {t('label')}
        </h2>
        <ul className="flex flex-wrap items-baseline gap-x-7 text-small text-ink-2 sm:text-body lg:justify-between lg:gap-x-8">
          {(['years', 'branches'] as const).map(
            (key) => counted[key] && <li key={key}>{t.rich(key, { count: number.format(counted[key]), figure })}</li>,
          )}
          <li className="max-lg:mt-2 max-lg:basis-full max-lg:border-t max-lg:border-hairline max-lg:pt-2">
            {t.rich('member', { names, link })}
          </li>
        </ul>
      </div>
    </section>
  )
}

const figure = (words: ReactNode) => (
  <strong className="mr-0.5 num text-h3 font-semibold whitespace-nowrap text-ink max-sm:[&:lang(vi)]:inline-block max-sm:[&:lang(vi)]:min-w-7">
    {words}
  </strong>
)

const names = (words: ReactNode) => <strong className="font-semibold whitespace-nowrap text-ink">{words}</strong>

const link = (words: ReactNode) => (
  <Link
    href={`${glossaryPath}#custody`}
    className="inline-block underline decoration-hairline-strong underline-offset-4 hover:text-primary hover:decoration-current"
  >
    {words}
  </Link>
)
