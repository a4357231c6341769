import { Phone } from '@/components/ui/icons'
import { getTranslations } from 'next-intl/server'

import { Alert } from '@/components/ui/alert'
import type { Crumb } from '@/components/ui/breadcrumb'
import { buttonClass } from '@/components/ui/button-class'
import { LinkButton } from '@/components/ui/link-button'
import { PageHead } from '@/components/ui/page-head'
import { PrintAddress } from '@/components/ui/print-address'
import { Section } from '@/components/ui/section'
import { beginsAbroad } from '@/lib/domain/company/foreign-account'
import { type Hotline, internationalHotline } from '@/lib/domain/company/hotline'
import type { Locale } from '@/lib/platform/i18n/locales'

import { FeeExamples } from './fee-examples'
import { FeeGroups } from './fee-groups'
import { noticeDays, rates, waivedDays } from '@/lib/domain/company/rates'
import { formatPercent } from '@/lib/platform/i18n/format-money'
import { pageAddress } from '@/lib/routes/language-addresses'

interface FeesPageProps {
  locale: Locale
  crumbs: readonly Crumb[]
  /** For calls within Vietnam. */
  hotline: Hotline
}

/** What typical amounts cost, then all rates; the price of margin trading comes with its risk. */
export async function FeesPage({ locale, crumbs, hotline: domestic }: FeesPageProps) {
  const t = await getTranslations('fees')
  const shell = await getTranslations('shell')
  const hotline = beginsAbroad(locale) ? internationalHotline : domestic
  const headline = [
    { key: 'online', rate: rates.online, note: t('waived', { days: waivedDays }) },
    { key: 'exchange', rate: rates.exchange, note: t('rows.exchange.when') },
    { key: 'sale', rate: rates.sale, note: t('rows.sale.when') },
  ] as const
  return (
    <>
      <PageHead breadcrumb={{ label: shell('breadcrumb'), crumbs }} title={t('title')} lead={t('lead')} tone="hero">
        {/* What every order pays. */}
        <dl className="mt-8 grid gap-x-10 border-hero-line max-md:divide-y max-md:divide-hero-line max-md:border-t md:grid-cols-3">
          {headline.map(({ key, rate, note }) => (
            <div
              key={key}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-hero-line max-md:py-3 md:flex md:flex-col-reverse md:items-start md:justify-end md:border-t md:pt-4"
            >
              <dt>
                <span className="block font-semibold">{t(`rows.${key}.name`)}</span>
                <span className="block text-small text-on-hero-2">{note}</span>
              </dt>
              <dd className="num text-h1 md:text-display">{formatPercent(rate, locale)}</dd>
            </div>
          ))}
        </dl>
      </PageHead>
      <Section id="examples" tone="surface" space="tight" title={t('examplesTitle')} lead={t('examplesLead')}>
        <FeeExamples locale={locale} />
      </Section>
      <div className="container-page py-16 md:py-20">
        <FeeGroups
          locale={locale}
          taxNotes={
            <div className="mt-6 space-y-2 text-small text-pretty text-ink-3">
              <p>{t('orders')}</p>
              <p>{t('note', { days: noticeDays })}</p>
            </div>
          }
          borrowingRisk={
            <Alert tone="warning" title={t('riskTitle')} className="mt-6">
              {t('risk')}
            </Alert>
          }
        />
        <div className="mt-12 flex flex-wrap gap-3 border-t border-hairline pt-8 max-sm:*:grow print:hidden">
          <a href={hotline.href} className={buttonClass({ variant: 'secondary' })}>
            <Phone className="size-4" />
            <span className="num">{t('ask', { hotline: hotline.label })}</span>
          </a>
          <LinkButton href="/faq" variant="secondary">
            {t('questions')}
          </LinkButton>
        </div>
        <PrintAddress>{pageAddress(locale, '/fees')}</PrintAddress>
      </div>
    </>
  )
}
