import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { buttonClass } from '@/components/ui/button-class'
import { LinkButton } from '@/components/ui/link-button'
import { loadPeriodicSaving } from '@/lib/content/periodic-saving'
import { loadSiteLinks } from '@/lib/content/site-links'
import { optionalContent } from '@/lib/content/require-content'
import { openingMinutes } from '@/lib/domain/account-opening/minutes'
import { beginsAbroad } from '@/lib/domain/company/foreign-account'
import { firstProjection } from '@/lib/domain/projection/first-projection'
import { growthRate } from '@/lib/domain/projection/growth-curve'
import { formatPercent } from '@/lib/platform/i18n/format-money'
import { Link } from '@/lib/platform/i18n/link'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'

import { OpenAccountAct } from './open-account-act'
import { SavingPlanIsland } from './saving-plan-island'

/** Headline, one button, and a saving plan to play with at the rate of the
 * backend's projection, which is omitted if the backend fails. */
export async function Hero({ locale }: { locale: Locale }) {
  const t = await getTranslations('home.hero')
  const abroad = await getTranslations('foreignInvestors')
  const isAbroad = beginsAbroad(locale)
  const { monthly, years, percentAYear } = firstProjection
  const [saving, { products }] = await Promise.all([
    optionalContent(loadPeriodicSaving(monthly, percentAYear, years, locale)),
    loadSiteLinks(locale),
  ])
  const percent = formatPercent(percentAYear / 100, locale)
  return (
    <section data-scheme="dark" className="lit relative isolate overflow-clip bg-hero text-white">
      <div className="container-page grid grid-cols-[minmax(0,1fr)] gap-y-5 py-5 md:py-7 lg:pt-10 lg:pb-5">
        <div className="lg:relative lg:z-1 lg:col-start-1 lg:row-start-1 lg:mr-[27rem] lg:self-start xl:mr-[29rem]">
          <h1 className="hero-title">{t.rich('title', { quiet, wide })}</h1>
          <p className="mt-3 max-w-[46ch] text-on-hero-2 max-sm:leading-[1.5] sm:text-lead sm:text-balance md:mt-5">
            {t('lead')}
          </p>
          <div className="mt-4 mb-3 flex flex-wrap gap-3 max-sm:*:min-h-12 max-sm:*:grow max-sm:*:px-3 md:mt-6 md:mb-4">
            <OpenAccountAct locale={locale} className={buttonClass({ variant: 'bronze', size: 'large' }, 'hero-act')} />
            {products !== null && (
              <LinkButton href={products} variant="secondary" size="large">
                {t('explore')}
              </LinkButton>
            )}
          </div>
          <p className="text-small text-on-hero-2 lg:max-w-[26rem] lg:text-balance">
            {t('prepare')}{' '}
            {isAbroad && (
              <a href={`${localizedPath(locale, '/register')}#online`} className={`block w-fit ${noteLink}`}>
                {abroad('withCard', { minutes: openingMinutes })}
              </a>
            )}
          </p>
        </div>
        {saving !== null && (
          <div className="max-sm:-mx-4 max-sm:-mb-5 max-sm:border-t max-sm:border-hero-line max-sm:bg-hero-2 max-sm:px-4 max-sm:pt-4 max-sm:pb-5 lg:col-start-1 lg:row-start-1">
            <SavingPlanIsland
              locale={locale}
              rates={{
                gain: growthRate('saving', years * 12, {
                  invested: saving.totalInvestment,
                  value: saving.futureAmount,
                }),
                loss: -percentAYear / 1200,
              }}
              texts={{
                title: t('plan'),
                monthly: t('monthly'),
                years: t('years'),
                total: t('curveTotal'),
                start: t('start'),
                gain: t('gain', { percent }),
                invested: t('curveInvested'),
                loss: t('loss', { percent }),
              }}
            />
            <p className="text-small text-on-hero-2 max-lg:mt-2">
              {t('curveAssumption', { percent })}{' '}
              <Link href="/calculator" className={noteLink}>
                {t('calculator')}
              </Link>
            </p>
          </div>
        )}
      </div>
    </section>
  )
}

/** The second clause of the headline. */
const quiet = (words: ReactNode) => (
  <span className="text-primary max-sm:block max-sm:text-wrap lg:[&:lang(en)]:block lg:[&:lang(vi)]:block">
    {words}
  </span>
)

/** Hidden on phones, where it would add a line to the headline. */
const wide = (words: ReactNode) => <span className="max-sm:hidden">{words}</span>

const noteLink = 'text-white underline underline-offset-4 hover:text-hero-bronze'
