import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { OpenAccountLink } from '@/components/layout/open-account-link'
import { buttonClass } from '@/components/ui/button-class'
import { Card } from '@/components/ui/card'
import { Container } from '@/components/ui/container'
import type { SelectOption } from '@/components/ui/select'
import { openingMinutes } from '@/lib/domain/account-opening/minutes'
import type { Hotline } from '@/lib/domain/company/hotline'
import { islandIntl } from '@/lib/platform/i18n/island-intl'
import type { Locale } from '@/lib/platform/i18n/locales'

import { AppointmentFormIsland } from './appointment-form-island'
import { appointmentMessages } from './appointment-messages'

interface AppointmentPageProps {
  readonly locale: Locale
  readonly hotline: Hotline
  readonly branches: readonly SelectOption[]
  /** What to do without scripts. */
  readonly noScript: ReactNode
}

/** /register/old_index: the older short form, for applicants who prefer to sign at a branch. */
export async function AppointmentPage({ locale, hotline, branches, noScript }: AppointmentPageProps) {
  const t = await getTranslations('appointment')
  return (
    <Container className="grid gap-10 py-10 md:py-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,560px)] lg:gap-16">
      <div className="grid content-start gap-8 lg:sticky lg:top-24 lg:self-start">
        <div>
          <p className="text-small font-semibold text-bronze">{t('kicker')}</p>
          <h1 className="mt-3 text-h1 text-balance">{t('title')}</h1>
          <p className="mt-4 max-w-measure text-lead text-ink-2">{t('lead')}</p>
        </div>
        <section>
          <h2 className="mb-3 font-semibold">{t('stepsTitle')}</h2>
          <ol className="divide-y divide-hairline border-y border-hairline">
            {(['send', 'call', 'sign'] as const).map((step, index) => (
              <li key={step} className="flex items-baseline gap-4 py-3">
                <span className="w-5 shrink-0 num font-semibold text-bronze">{index + 1}</span>
                {t(`steps.${step}`)}
              </li>
            ))}
          </ol>
        </section>
        <section className="rounded-card bg-surface-2 p-5 md:p-6">
          <h2 className="font-semibold">{t('onlineTitle')}</h2>
          <p className="mt-1 mb-4 text-small text-ink-2">{t('onlineText', { minutes: openingMinutes })}</p>
          <OpenAccountLink locale={locale} className={buttonClass({ variant: 'secondary' })}>
            {t('online')}
          </OpenAccountLink>
        </section>
      </div>
      <Card size="panel">
        <h2 className="mb-6 text-h3">{t('formTitle')}</h2>
        {noScript}
        <AppointmentFormIsland
          intl={await islandIntl(appointmentMessages)}
          locale={locale}
          branches={branches}
          hotline={hotline}
        />
      </Card>
    </Container>
  )
}
