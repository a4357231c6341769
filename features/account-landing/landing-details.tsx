import { getTranslations } from 'next-intl/server'

import { AllLink } from '@/components/ui/all-link'
import { Accordion } from '@/components/ui/accordion'
import { Section } from '@/components/ui/section'
import { beginsAbroad } from '@/lib/domain/company/foreign-account'
import type { Locale } from '@/lib/platform/i18n/locales'

import { ClosingStart } from './closing-start'
import { FeeExample } from './fee-example'
import { FeeLoan } from './fee-loan'
import { FeeTable } from './fee-table'
import { ForeignAnswer } from './foreign-answer'
import { Safety } from './safety'

const questions = ['time', 'pause', 'nocam', 'bank', 'card'] as const

interface LandingDetailsProps {
  readonly locale: Locale
  /** Path of the category of guides; null: there is none. */
  readonly guidesHref: string | null
}

/** Below the fold: fees and, apart from them, the interest of a loan; questions beside what is safe; the entrance once more. */
export async function LandingDetails({ locale, guidesHref }: LandingDetailsProps) {
  const t = await getTranslations('accountLanding')
  const foreign = {
    id: 'foreign-investors',
    title: t('faq.foreign.q'),
    content: <ForeignAnswer locale={locale} guidesHref={guidesHref} />,
  }
  return (
    <>
      <Section id="fees" tone="surface" space="tight" title={t('feesTitle')}>
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_400px] lg:items-start">
          <FeeExample locale={locale} />
          <section>
            <h3 className="text-h3">{t('feesOfAccount')}</h3>
            <FeeTable locale={locale} />
          </section>
          <FeeLoan locale={locale} />
        </div>
      </Section>
      <Section id="questions" space="tight" title={t('faqTitle')}>
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_400px] lg:items-start">
          <div>
            <Accordion
              items={[
                ...questions.map((question) => ({
                  id: `question-${question}`,
                  title: t(`faq.${question}.q`),
                  content: t(`faq.${question}.a`),
                  open: question === questions[0],
                })),
                ...(beginsAbroad(locale) ? [] : [foreign]),
              ]}
            />
            <p className="mt-4">
              <AllLink href="/faq">{t('faqAll')}</AllLink>
            </p>
          </div>
          <Safety />
        </div>
      </Section>
      <ClosingStart page="register" locale={locale} />
    </>
  )
}
