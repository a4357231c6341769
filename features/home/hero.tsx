import { getTranslations } from 'next-intl/server'

import { OpenAccountLink } from '@/components/layout/open-account-link'
import { buttonClass } from '@/components/ui/button-class'
import { LinkButton } from '@/components/ui/link-button'
import { loadPeriodicSaving } from '@/lib/content/periodic-saving'
import { loadSiteLinks } from '@/lib/content/site-links'
import { optionalContent } from '@/lib/content/require-content'
import { formatMoney, formatPercent, formatRoughMoney } from '@/lib/platform/i18n/format-money'
import type { Locale } from '@/lib/platform/i18n/locales'
import { beginsAbroad } from '@/lib/domain/company/foreign-account'
import { firstProjection } from '@/lib/domain/projection/first-projection'
import { growthCurve } from '@/lib/domain/projection/growth-curve'

import { HeroCurve } from './hero-curve'

/** Headline, one button, and a projection calculated by the backend, which is omitted if the backend fails. */
export async function Hero({ locale }: { locale: Locale }) {
  const t = await getTranslations('home.hero')
  const shell = await getTranslations('shell')
  const abroad = await getTranslations('foreignInvestors')
  const { monthly, years, percentAYear } = firstProjection
  const [saving, { products }] = await Promise.all([
    optionalContent(loadPeriodicSaving(monthly, percentAYear, years, locale)),
    loadSiteLinks(locale),
  ])
  return (
    <section data-scheme="dark" className="overflow-clip bg-hero text-white">
      <div className="container-page grid gap-12 py-16 lg:grid-cols-12 lg:gap-6 lg:py-24">
        <div className="lg:col-span-6 lg:pr-8">
          <h1 className="text-display">{t('title')}</h1>
          <p className="mt-6 max-w-[46ch] text-lead text-on-hero-2">{t('lead')}</p>
          <div className="mt-8 flex flex-wrap gap-3 max-sm:*:grow">
            {beginsAbroad(locale) ? (
              <a href="#foreign-investors" className={buttonClass({ variant: 'bronze', size: 'large' })}>
                {abroad('start')}
              </a>
            ) : (
              <OpenAccountLink locale={locale} className={buttonClass({ variant: 'bronze', size: 'large' })}>
                {shell('openAccount')}
              </OpenAccountLink>
            )}
            {products !== null && (
              <LinkButton href={products} variant="secondary" size="large">
                {t('explore')}
              </LinkButton>
            )}
          </div>
          <p className="mt-6 max-w-[52ch] text-small text-on-hero-2">{t('prepare')}</p>
        </div>
        {saving !== null && (
          <figure className="lg:col-span-6">
            <figcaption>
              <p className="text-small text-on-hero-2">
                {t('curveTitle', { monthly: formatMoney(monthly, locale), years: String(years) })}
              </p>
              <dl className="mt-2 flex flex-wrap items-end gap-x-10 gap-y-3">
                <div>
                  <dt className="text-min text-on-hero-2">{t('curveTotal')}</dt>
                  <dd className="num text-h1 text-hero-bronze">{formatRoughMoney(saving.futureAmount, locale)}</dd>
                </div>
                <div>
                  <dt className="text-min text-on-hero-2">{t('curveInvested')}</dt>
                  <dd className="num text-h3">{formatMoney(saving.totalInvestment, locale)}</dd>
                </div>
              </dl>
            </figcaption>
            <div className="mt-4">
              <HeroCurve
                points={growthCurve('saving', years * 12, {
                  invested: saving.totalInvestment,
                  value: saving.futureAmount,
                })}
                label={t('curveAlt', {
                  from: formatMoney(0, locale),
                  to: formatRoughMoney(saving.futureAmount, locale),
                  years: String(years),
                })}
              />
            </div>
            <p className="mt-4 text-small text-on-hero-2">
              {t('curveAssumption', { percent: formatPercent(percentAYear / 100, locale) })}
            </p>
          </figure>
        )}
      </div>
    </section>
  )
}
