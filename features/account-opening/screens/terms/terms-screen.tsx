'use client'

import { useTranslations } from 'next-intl'

import { CheckboxField } from '@/components/form/fields'
import { NewTabLink } from '../../form/new-tab-link'
import { StepForm } from '../../form/step-form'
import { useCheckedForm } from '@/components/form/use-checked-form'
import type { ScreenPropsOn } from '../screen-props'
import { giveConsent, withConsents } from '@/lib/domain/account-opening/given-consent'

import { Clauses } from './clauses'
import { KeyFacts } from './key-facts'
import { RiskDisclosure } from './risk-disclosure'
import { useAgreedTexts } from './use-agreed-texts'
import { nothingAgreed, termsSchema, type TermsForm } from './terms-schema'

/** The box of each consent. */
const boxes = { terms: 'agreeTerms', risk: 'agreeRisk', truth: 'agreeTrue' } as const

/** The risks, what the contract says in short, and agreement, thing by thing. */
export function TermsScreen({ data, state, save, send, locale }: ScreenPropsOn<'terms'>) {
  const t = useTranslations('application.terms')
  const agreedTexts = useAgreedTexts(data)
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
      isReadFirst
      onValid={async () => {
        const now = new Date()
        const consents = await Promise.all(
          (['terms', 'risk', 'truth'] as const).map((kind) => {
            const wording = boxes[kind]
            return giveConsent(
              { kind, wording: `application.terms.${wording}`, texts: [t(wording), ...agreedTexts[kind]], locale },
              now,
            )
          }),
        )
        save({ consents: withConsents(data.consents, consents) })
        send({ type: 'terms-accepted', proof: { acceptedAt: now.toISOString() } })
        return null
      }}
    >
      <RiskDisclosure data={data} />
      <KeyFacts data={data} accountNumber={state.proofs.accountNumber} locale={locale} />
      <Clauses />
      <p className="-mt-2 flex flex-wrap gap-x-4 gap-y-2 text-small sm:grid sm:grid-cols-[12.5rem_minmax(0,1fr)]">
        <NewTabLink locale={locale} href="/terms">
          {t('full')}
        </NewTabLink>
        <NewTabLink locale={locale} href="/policy">
          {t('policy')}
        </NewTabLink>
      </p>
      <section aria-labelledby="terms-agree" className="mt-2 -mb-2 grid gap-1 text-small sm:mt-3 [&_label]:pt-0.5">
        <h2 id="terms-agree" className="text-lead font-semibold">
          {t('agreeTitle')}
        </h2>
        <CheckboxField name="agreeRisk" />
        <CheckboxField name="agreeTerms" />
        <CheckboxField name="agreeTrue" />
      </section>
    </StepForm>
  )
}
