import { getTranslations } from 'next-intl/server'

import { OtpScreen } from '@/components/app-screen/otp-screen'
import { ForeignPath } from '@/components/foreign-investors/foreign-path'
import { Accordion } from '@/components/ui/accordion'
import { Section } from '@/components/ui/section'
import { Link } from '@/lib/platform/i18n/link'
import type { Locale } from '@/lib/platform/i18n/locales'

import { standardFlow } from '@/lib/domain/account-opening/flows'
import { stepGroups } from '@/lib/domain/account-opening/screens'
import { beginsAbroad } from '@/lib/domain/company/foreign-account'
import { stepKey } from '@/lib/domain/account-opening/step-key'
import { FeeExample } from './fee-example'
import { FeeTable } from './fee-table'

const questions = ['time', 'nocam', 'bank', 'card', 'stop'] as const

interface LandingDetailsProps {
  readonly locale: Locale
  /** Path of the category of guides; null: there is none. */
  readonly guidesHref: string | null
}

/** Below the fold: steps, fees, security, questions, and information for foreign investors. */
export async function LandingDetails({ locale, guidesHref }: LandingDetailsProps) {
  const t = await getTranslations('accountLanding')
  const steps = await getTranslations('application.wizard.steps')
  return (
    <>
      <Section id="steps" tone="surface" title={t('stepsTitle')} lead={t('stepsLead')}>
        <ol className="grid gap-8 md:grid-cols-3">
          {stepGroups.map((group) => (
            <li key={group} className="border-t-2 border-primary pt-4">
              <h3 className="font-semibold">{t(`groups.${group}.title`)}</h3>
              <p className="mt-1 text-small text-ink-2">{t(`groups.${group}.text`)}</p>
              <ol className="mt-4 grid gap-2">
                {standardFlow.steps
                  .filter((step) => step.group === group)
                  .map(({ number }) => (
                    <li key={number} className="flex gap-3">
                      <span className="w-5 shrink-0 num font-semibold text-bronze">{number}</span>
                      {steps(stepKey(number))}
                    </li>
                  ))}
              </ol>
            </li>
          ))}
        </ol>
      </Section>
      <Section id="fees" title={t('feesTitle')}>
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_400px] lg:items-start">
          <FeeTable locale={locale} />
          <FeeExample locale={locale} />
        </div>
      </Section>
      <Section id="security" tone="surface-2" title={t('securityTitle')}>
        <div className="grid gap-x-16 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-start">
          <dl>
            {(['otp', 'address', 'one'] as const).map((point) => (
              <div key={point} className="border-t border-hairline py-6">
                <dt className="text-h3">{t(`security.${point}.title`)}</dt>
                <dd className="mt-1 max-w-measure text-ink-2">{t(`security.${point}.text`)}</dd>
              </div>
            ))}
          </dl>
          <OtpScreen className="max-lg:hidden" />
        </div>
      </Section>
      <Section
        id="questions"
        title={t('faqTitle')}
        action={
          <Link href="/faq" className="inline-flex min-h-11 items-center font-semibold text-primary hover:underline">
            {t('faqAll')}
          </Link>
        }
      >
        <Accordion
          items={questions.map((question) => ({
            id: `question-${question}`,
            title: t(`faq.${question}.q`),
            content: t(`faq.${question}.a`),
          }))}
        />
      </Section>
      {!beginsAbroad(locale) && <ForeignPath locale={locale} guidesHref={guidesHref} />}
    </>
  )
}
