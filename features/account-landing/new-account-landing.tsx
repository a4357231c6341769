import { getTranslations } from 'next-intl/server'

import { Section } from '@/components/ui/section'
import { newAccountFlow } from '@/lib/domain/account-opening/flows'
import type { Hotline } from '@/lib/domain/company/hotline'
import type { Locale } from '@/lib/platform/i18n/locales'

import { BeforeYouStart } from './before-you-start'
import { ClosingStart } from './closing-start'
import { Entrance } from './entrance'

interface NewAccountLandingProps {
  readonly locale: Locale
  readonly hotline: Hotline
}

/** /new-register: the variant that begins with steps 1 and 1.1, for which the ID card is not needed yet. */
export async function NewAccountLanding({ locale, hotline }: NewAccountLandingProps) {
  const t = await getTranslations('accountLanding')
  return (
    <>
      <Entrance page="new-register" locale={locale} hotline={hotline} flow={newAccountFlow}>
        <p className="text-small font-semibold text-bronze">{t('kicker')}</p>
        <h1 className="mt-3 text-display text-balance">{t('newAccount.title')}</h1>
        <p className="mt-4 max-w-measure text-lead text-ink-2">{t('newAccount.lead')}</p>
      </Entrance>
      <Section id="next" tone="surface-2" space="tight" title={t('newAccount.nextTitle')}>
        <ol className="grid gap-x-10 gap-y-6 md:grid-cols-3">
          {(['stop', 'resume', 'contact'] as const).map((step, index) => (
            <li
              key={step}
              className="grid grid-cols-[1.5rem_minmax(0,1fr)] content-start gap-x-2 border-t-2 border-bronze-graphic pt-4"
            >
              <p className="num font-semibold text-bronze" aria-hidden="true">
                {index + 1}
              </p>
              <p className="font-semibold text-pretty">{t(`newAccount.next.${step}.title`)}</p>
              <p className="col-start-2 mt-1 text-pretty text-ink-2">{t(`newAccount.next.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </Section>
      <BeforeYouStart hotline={hotline} />
      <ClosingStart page="new-register" locale={locale} hotline={hotline} />
    </>
  )
}
