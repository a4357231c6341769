import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { CardSign } from '@/components/capture/card-sign'
import { Drawing } from '@/components/art/drawing'
import terraces from '@/components/art/drawings/terraces-company.svg'
import { OpenAccountLink } from '@/components/layout/open-account-link'
import { buttonClass } from '@/components/ui/button-class'
import { HoursRuler } from '@/components/office-hours/hours-ruler'
import { Container } from '@/components/ui/container'
import { Phone, Smartphone } from '@/components/ui/icons'
import type { SelectOption } from '@/components/ui/select'
import { SideNote } from '@/components/ui/side-note'
import { openingMinutes } from '@/lib/domain/account-opening/minutes'
import type { Hotline } from '@/lib/domain/company/hotline'
import { workingHoursIn } from '@/lib/domain/company/working-hours'
import { IslandMessages } from '@/lib/platform/i18n/island-messages'
import { islandIntl } from '@/lib/platform/i18n/island-intl'
import type { Locale } from '@/lib/platform/i18n/locales'

import { AppointmentFormIsland } from './appointment-form-island'
import { appointmentMessages } from './appointment-messages'
import { OfficeNow } from './office-now'

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
    <>
      <section data-scheme="dark" className="relative overflow-clip text-white opening-band">
        <Drawing
          file={terraces}
          align="bottom"
          className="absolute inset-x-0 bottom-0 size-full fade-top-left text-[#8f9bf5] opacity-45 max-lg:hidden night:opacity-25"
        />
        <Container className="relative grid gap-x-10 gap-y-6 py-8 md:py-12 lg:grid-cols-[minmax(0,1fr)_26.5rem] lg:items-center">
          <div>
            <p className="text-small font-semibold text-bronze">{t('kicker')}</p>
            <h1 className="mt-3 text-h1 text-balance">{t('title')}</h1>
            <p className="mt-4 max-w-measure text-lead text-on-hero-2">{t('lead')}</p>
          </div>
          {/* Opaque on wide screens: its lines would cross those of the terraces. */}
          <section className="border-hero-line max-lg:border-t max-lg:pt-4 lg:rounded-panel lg:border lg:bg-hero-2 lg:p-6">
            <h2 className="font-semibold">{t('side.openTitle')}</h2>
            {/* Reserves the height of the longest sentence, which the browser fills in. */}
            <p className="mt-1 min-h-[2lh] sm:min-h-[1lh]">
              <IslandMessages paths={['branches.open', 'branches.lunch', 'branches.closedToday', 'branches.closed']}>
                <OfficeNow />
              </IslandMessages>
            </p>
            <HoursRuler className="mt-11 max-w-100" showsTime />
            <p className="mt-2 text-small text-on-hero-2">{t('side.open', workingHoursIn(locale))}</p>
          </section>
        </Container>
      </section>
      <Container className="py-8 md:py-12">
        <AppointmentFormIsland
          intl={await islandIntl(appointmentMessages)}
          locale={locale}
          branches={branches}
          hotline={hotline}
          before={
            <>
              <h2 className="sr-only">{t('formTitle')}</h2>
              {noScript}
            </>
          }
          aside={
            <>
              <section>
                <h2 className="font-semibold">{t('stepsTitle')}</h2>
                <ol className="mt-3 divide-y divide-hairline border-y border-hairline">
                  {(['send', 'call', 'sign'] as const).map((step, index) => (
                    <li key={step} className="flex items-baseline gap-3 py-3">
                      <span className="num font-semibold text-bronze">{index + 1}</span>
                      <span className="text-pretty">{t(`steps.${step}`)}</span>
                    </li>
                  ))}
                </ol>
              </section>
              <section className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-5 rounded-panel border border-hairline bg-surface p-5">
                <CardSign side="front" className="w-full text-ink" />
                <div>
                  <h2 className="text-small font-semibold">{t('side.bringTitle')}</h2>
                  <p className="mt-1 text-small text-ink-2">{t('side.bring')}</p>
                </div>
              </section>
              <div className="grid gap-5 rounded-panel border border-hairline bg-surface p-5">
                <SideNote icon={Phone} accent title={t('side.helpTitle')}>
                  <a href={hotline.href} className="-mb-2.5 inline-flex min-h-11 items-center text-link text-small">
                    <span className="num">{t('side.help', { hotline: hotline.label })}</span>
                  </a>
                </SideNote>
                <SideNote icon={Smartphone} accent title={t('onlineTitle')}>
                  <p className="mt-1 text-small text-ink-2">{t('onlineText', { minutes: openingMinutes })}</p>
                  <OpenAccountLink
                    locale={locale}
                    className={buttonClass({ variant: 'secondary', size: 'compact', block: true }, 'mt-3')}
                  >
                    {t('online')}
                  </OpenAccountLink>
                </SideNote>
              </div>
            </>
          }
        />
      </Container>
    </>
  )
}
