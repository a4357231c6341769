'use client'

import { useTranslations } from 'next-intl'

import { CheckboxField } from '@/components/form/fields'
import { NewTabLink } from '../../form/new-tab-link'
import { StepForm } from '../../form/step-form'
import { useCheckedForm } from '@/components/form/use-checked-form'
import type { ScreenPropsOn } from '../screen-props'
import { Clauses } from './clauses'
import { KeyFacts } from './key-facts'
import { RiskDisclosure } from './risk-disclosure'
import { nothingAgreed, termsSchema, type TermsForm } from './terms-schema'

/** What the contract says in short, the risks, and agreement, thing by thing. */
export function TermsScreen({ data, send, locale }: ScreenPropsOn<'terms'>) {
  const t = useTranslations('application.terms')
  const form = useCheckedForm<TermsForm, TermsForm>({
    schema: termsSchema,
    defaults: nothingAgreed,
    onTyped: () => undefined,
  })
  return (
    <StepForm
      form={form}
      title={t('title')}
      lead={t('lead')}
      labelOf={(path) => t(path as keyof TermsForm)}
      submitLabel={t('confirm')}
      onValid={() => {
        send({ type: 'terms-accepted', proof: { acceptedAt: new Date().toISOString() } })
        return null
      }}
    >
      <KeyFacts data={data} />
      <Clauses />
      <p className="flex flex-wrap gap-x-6 gap-y-2 text-small">
        <NewTabLink locale={locale} href="/terms">
          {t('full')}
        </NewTabLink>
        <NewTabLink locale={locale} href="/policy">
          {t('policy')}
        </NewTabLink>
      </p>
      <RiskDisclosure data={data} />
      <div className="grid gap-2">
        <CheckboxField name="agreeTerms" />
        <CheckboxField name="agreeRisk" />
        <CheckboxField name="agreeTrue" />
      </div>
    </StepForm>
  )
}
