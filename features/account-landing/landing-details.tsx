import { getTranslations } from 'next-intl/server'

import { ForeignPath } from '@/components/foreign-investors/foreign-path'
import { AllLink } from '@/components/ui/all-link'
import { Accordion } from '@/components/ui/accordion'
import { CircleCheck, Link2, ShieldCheck } from '@/components/ui/icons'
import { Section } from '@/components/ui/section'
import { beginsAbroad } from '@/lib/domain/company/foreign-account'
import type { Locale } from '@/lib/platform/i18n/locales'

import { ClosingStart } from './closing-start'
import { FeeExample } from './fee-example'
import { FeeTable } from './fee-table'

const securityPoints = [
  ['otp', ShieldCheck],
  ['address', Link2],
  ['one', CircleCheck],
] as const

const questions = ['time', 'pause', 'nocam', 'bank', 'card'] as const

interface LandingDetailsProps {
  readonly locale: Locale
  /** Path of the category of guides; null: there is none. */
  readonly guidesHref: string | null
}

/** Below the fold: fees, questions beside what is safe, information for foreign investors, and the entrance once more. */
export async function LandingDetails({ locale, guidesHref }: LandingDetailsProps) {
  const t = await getTranslations('accountLanding')
  return (
    <>
      <Section id="fees" tone="surface" space="tight" title={t('feesTitle')}>
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_400px] lg:items-start">
          <FeeExample locale={locale} />
          <FeeTable locale={locale} />
        </div>
      </Section>
      <Section id="questions" space="tight" title={t('faqTitle')}>
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_400px] lg:items-start">
          <div>
            <Accordion
              items={questions.map((question) => ({
                id: `question-${question}`,
                title: t(`faq.${question}.q`),
                content: t(`faq.${question}.a`),
                open: question === questions[0],
              }))}
            />
            <p className="mt-4">
              <AllLink href="/faq">{t('faqAll')}</AllLink>
            </p>
          </div>
          <section className="rounded-panel bg-surface-2 p-5 edged md:p-8 night:bg-surface">
            <h2 className="text-h3">{t('securityTitle')}</h2>
            <dl className="mt-4 grid gap-4">
              {securityPoints.map(([point, Sign]) => (
                <div key={point} className="relative ps-10">
                  <dt className="font-semibold text-balance">
                    <Sign className="absolute start-0 top-0.5 size-6 text-bronze" />
                    {t(`security.${point}.title`)}
                  </dt>
                  <dd className="text-small text-pretty text-ink-2">{t(`security.${point}.text`)}</dd>
                </div>
              ))}
            </dl>
          </section>
        </div>
      </Section>
      {!beginsAbroad(locale) && <ForeignPath locale={locale} guidesHref={guidesHref} />}
      <ClosingStart page="register" locale={locale} />
    </>
  )
}
