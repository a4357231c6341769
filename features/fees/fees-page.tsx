import { Phone } from '@/components/ui/icons'
import { getTranslations } from 'next-intl/server'

import { Alert } from '@/components/ui/alert'
import type { Crumb } from '@/components/ui/breadcrumb'
import { buttonClass } from '@/components/ui/button-class'
import { LinkButton } from '@/components/ui/link-button'
import { PageHead } from '@/components/ui/page-head'
import { Section } from '@/components/ui/section'
import type { Hotline } from '@/lib/domain/company/hotline'
import type { Locale } from '@/lib/platform/i18n/locales'

import { FeeExamples } from './fee-examples'
import { FeeGroups } from './fee-groups'
import { noticeDays, rates, waivedDays } from '@/lib/domain/company/rates'
import { formatPercent } from '@/lib/platform/i18n/format-money'

interface FeesPageProps {
  locale: Locale
  crumbs: readonly Crumb[]
  hotline: Hotline
}

/** What typical amounts cost, then all rates; the price of margin trading comes with its risk. */
export async function FeesPage({ locale, crumbs, hotline }: FeesPageProps) {
  const t = await getTranslations('fees')
  const shell = await getTranslations('shell')
  return (
    <>
      <PageHead
        breadcrumb={{ label: shell('breadcrumb'), crumbs }}
        title={t('title')}
        lead={t('lead')}
        // The rate that most readers look for.
        aside={
          <div className="border-hairline-strong max-lg:border-t max-lg:pt-6 lg:border-s lg:ps-10">
            <p className="font-semibold">{t('rows.online.name')}</p>
            <p className="num text-display text-primary">{formatPercent(rates.online, locale)}</p>
            <p className="font-semibold text-success">{t('waived', { days: waivedDays })}</p>
            <p className="mt-1 text-small text-ink-2">{t('rows.online.when')}</p>
          </div>
        }
      />
      <Section id="examples" tone="surface" space="tight" title={t('examplesTitle')} lead={t('examplesLead')}>
        <FeeExamples locale={locale} />
      </Section>
      <div className="container-page py-16 md:py-20">
        <FeeGroups
          locale={locale}
          borrowingRisk={
            <Alert tone="warning" title={t('riskTitle')} className="mt-6">
              {t('risk')}
            </Alert>
          }
        />
        <div className="mt-12 flex flex-wrap items-center justify-between gap-x-10 gap-y-6 border-t border-hairline pt-8">
          <p className="max-w-measure text-small text-ink-3">{t('note', { days: noticeDays })}</p>
          <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow print:hidden">
            <a href={hotline.href} className={buttonClass({ variant: 'secondary' })}>
              <Phone className="size-4" />
              <span className="num">{t('ask', { hotline: hotline.label })}</span>
            </a>
            <LinkButton href="/faq" variant="secondary">
              {t('questions')}
            </LinkButton>
          </div>
        </div>
      </div>
    </>
  )
}
