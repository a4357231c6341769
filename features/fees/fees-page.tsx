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
import { noticeDays } from '@/lib/domain/company/rates'

interface FeesPageProps {
  locale: Locale
  crumbs: readonly Crumb[]
  hotline: Hotline
}

/** All costs of investing here, with examples; the price of margin trading comes with its risk. */
export async function FeesPage({ locale, crumbs, hotline }: FeesPageProps) {
  const t = await getTranslations('fees')
  const shell = await getTranslations('shell')
  return (
    <>
      <PageHead breadcrumb={{ label: shell('breadcrumb'), crumbs }} title={t('title')} lead={t('lead')} />
      <div className="container-page grid gap-12 pb-16 md:pb-24 lg:grid-cols-12 lg:gap-6">
        <div className="lg:col-span-8">
          <FeeGroups locale={locale} />
          <p className="mt-8 max-w-measure text-small text-ink-3">{t('note', { days: noticeDays })}</p>
        </div>
        <aside aria-label={t('riskTitle')} className="lg:col-span-4 lg:pl-6">
          <div className="lg:sticky lg:top-28">
            <Alert tone="warning" title={t('riskTitle')}>
              {t('risk')}
            </Alert>
            <div className="mt-6 flex flex-wrap gap-3">
              <a href={hotline.href} className={buttonClass({ variant: 'secondary' })}>
                <Phone className="size-4" />
                <span className="num">{t('ask', { hotline: hotline.label })}</span>
              </a>
              <LinkButton href="/faq" variant="quiet">
                {t('questions')}
              </LinkButton>
            </div>
          </div>
        </aside>
      </div>
      <Section id="examples" tone="surface" title={t('examplesTitle')} lead={t('examplesLead')}>
        <FeeExamples locale={locale} />
      </Section>
    </>
  )
}
