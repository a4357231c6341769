import { getTranslations } from 'next-intl/server'

import { newAccountFlow } from '@/lib/domain/account-opening/flows'
import type { Hotline } from '@/lib/domain/company/hotline'
import type { Locale } from '@/lib/platform/i18n/locales'

import { AfterStepOne } from './after-step-one'
import { BeforeYouStart } from './before-you-start'
import { ClosingStart } from './closing-start'
import { Entrance } from './entrance'
import { FeeLines } from './fee-lines'
import { StepOne } from './step-one'

interface NewAccountLandingProps {
  readonly locale: Locale
  readonly hotline: Hotline
}

/** /new-register: the variant that begins with steps 1 and 1.1, for which the ID card is not needed yet. */
export async function NewAccountLanding({ locale, hotline }: NewAccountLandingProps) {
  const t = await getTranslations('accountLanding')
  return (
    <>
      <Entrance page="new-register" locale={locale} hotline={hotline} flow={newAccountFlow} panel={<StepOne />}>
        <p className="text-small font-semibold text-bronze">{t('kicker')}</p>
        <h1 className="mt-3 text-display text-balance">{t('newAccount.title')}</h1>
        <p className="mt-4 max-w-measure text-lead text-balance text-ink-2">{t('newAccount.lead')}</p>
      </Entrance>
      <AfterStepOne />
      <BeforeYouStart hotline={hotline} />
      <FeeLines locale={locale} />
      <ClosingStart page="new-register" locale={locale} call={hotline} />
    </>
  )
}
