import { getTranslations } from 'next-intl/server'

import { Card } from '@/components/ui/card'
import { Container } from '@/components/ui/container'
import type { Hotline } from '@/lib/domain/company/hotline'
import { islandIntl } from '@/lib/platform/i18n/island-intl'
import type { Locale } from '@/lib/platform/i18n/locales'

import { newAccountFlow } from '@/lib/domain/account-opening/flows'
import { stepGroups } from '@/lib/domain/account-opening/screens'
import { stepKey } from '@/lib/domain/account-opening/step-key'
import { DataUse } from './data-use'
import { DeviceCard } from './device-card'
import { deviceCopy, deviceMessages } from './device-copy'
import { NoScriptNotice } from './no-script-notice'
import { PreparationList } from './preparation-list'
import { WhoCanOpen } from './who-can-open'

interface NewAccountLandingProps {
  readonly locale: Locale
  readonly hotline: Hotline
}

/** /new-register: the variant that begins with steps 1 and 1.1, with the ordered steps beside the entrance. */
export async function NewAccountLanding({ locale, hotline }: NewAccountLandingProps) {
  const t = await getTranslations('accountLanding')
  return (
    <Container className="grid gap-10 py-10 md:py-16 lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-16">
      <div>
        <p className="text-small font-semibold text-bronze">{t('kicker')}</p>
        <h1 className="mt-3 text-h1 text-balance">{t('newAccount.title')}</h1>
        <p className="mt-4 max-w-measure text-lead text-ink-2">{t('newAccount.lead')}</p>
      </div>
      <div className="lg:row-span-2">
        <Card size="panel" className="shadow-panel lg:sticky lg:top-24">
          <NoScriptNotice hotline={hotline} />
          <DeviceCard
            copy={await deviceCopy()}
            intl={await islandIntl(deviceMessages)}
            page="new-register"
            locale={locale}
            preparation={<PreparationList hotline={hotline.label} of="popup" />}
          />
        </Card>
      </div>
      <div className="grid content-start gap-10">
        <StepsInOrder />
        <div className="grid gap-10 md:grid-cols-2 md:gap-8">
          <PreparationList hotline={hotline.label} />
          <section>
            <h2 className="mb-3 font-semibold">{t('whoTitle')}</h2>
            <WhoCanOpen hotline={hotline} />
          </section>
        </div>
        <DataUse />
      </div>
    </Container>
  )
}

/** The steps in their three groups; highlights 1 and 1.1, which do not require the ID card. */
async function StepsInOrder() {
  const t = await getTranslations('accountLanding')
  const steps = await getTranslations('application.wizard.steps')
  return (
    <section>
      <h2 className="mb-4 font-semibold">{t('newAccount.stepsTitle')}</h2>
      <ol className="border-b border-hairline">
        {stepGroups.map((group) => (
          <li
            key={group}
            className="grid gap-x-8 gap-y-2 border-t border-hairline py-5 sm:grid-cols-[12rem_minmax(0,1fr)]"
          >
            <h3 className="text-small font-semibold text-ink-2 sm:pt-1.5">{t(`groups.${group}.title`)}</h3>
            <ol className="grid gap-x-8 md:grid-cols-2">
              {newAccountFlow.steps
                .filter((step) => step.group === group)
                .map(({ number }) => (
                  <li key={number} className="flex items-baseline gap-3 py-1">
                    <span className="w-7 shrink-0 num font-semibold whitespace-nowrap text-bronze">{number}</span>
                    <span className={number < 2 ? 'font-semibold' : undefined}>{steps(stepKey(number))}</span>
                  </li>
                ))}
            </ol>
          </li>
        ))}
      </ol>
    </section>
  )
}
