'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'

import { giveConsent, withConsents } from '@/lib/domain/account-opening/given-consent'
import { toIssue } from '@/lib/domain/validation/issue'

import type { Referrer } from '../../api/application-api'
import type { ApiFailure } from '@/lib/platform/http/failure'
import type { ApplicationData } from '../../application/application-data'
import { serverInputsOf } from '../../application/fields'
import { StepForm } from '../../form/step-form'
import { TextField } from '@/components/form/fields'
import { Mail, Phone } from '@/components/ui/icons'
import { useCheckedForm } from '@/components/form/use-checked-form'
import { loadCode } from '@/lib/platform/navigation/load-code'
import { CodeSign } from '../code-sign'
import type { ScreenPropsOn } from '../screen-props'
import { ConsentFields } from './consent-fields'
import { toContactForm } from './contact-form'
import type { Contact, ContactForm } from './contact-schema'
import { ReferralFields } from './referral-fields'
import { TakenNotice } from './taken-notice'

type TakenKey = 'mobile' | 'email'

/** Consents are named in short where an error is about them; beside the box they stand in full. */
const shortLabels: Readonly<Record<string, 'dataConsentShort' | 'biometricConsentShort'>> = {
  dataConsent: 'dataConsentShort',
  biometricConsent: 'biometricConsentShort',
}

/** Phone and e-mail, checked to be new, and the two consents. */
export function ContactScreen({ data, save, send, api, locale }: ScreenPropsOn<'contact'>) {
  const t = useTranslations('application.contact')
  const [isTaken, setIsTaken] = useState(false)
  const form = useCheckedForm<ContactForm, Contact>({
    schema: async () => (await loadCode(() => import('./contact-schema'))).contactSchema,
    defaults: toContactForm(data),
    onTyped: (values) => save(values),
  })

  async function submit(values: Contact): Promise<ApiFailure | null> {
    setIsTaken(false)
    const referral = await findReferrer(values)
    if (referral === null || 'kind' in referral) return referral
    const answer = await api.checkIdentifiers({ mobile: values.mobile, email: values.email })
    if (!answer.ok) return answer.error
    const taken = answer.value.taken.filter((key): key is TakenKey => key === 'mobile' || key === 'email')
    for (const key of taken) form.setError(key, { type: 'server', message: toIssue('existAcc') })
    setIsTaken(taken.length > 0)
    if (taken.length > 0) return null
    const consents = await Promise.all(
      (['data', 'biometric'] as const).map((kind) => {
        const wording = `${kind}Consent` as const
        const texts = [t('consentLead'), t(wording), ...(kind === 'biometric' ? [t('biometricHint')] : [])]
        return giveConsent({ kind, wording: `application.contact.${wording}`, texts, locale }, new Date())
      }),
    )
    save({
      ...values,
      consents: withConsents(data.consents, consents),
      referralCode: values.referralCode || undefined,
      rewardCode: values.rewardCode || undefined,
      ...referral,
      referrerPhone: values.referrerPhone || undefined,
    })
    send({ type: 'contact-checked', proof: { mobile: values.mobile, email: values.email } })
    return null
  }

  /** Who referred and looks after the account; null once the code has its error; a failure where it could not be looked up. */
  async function findReferrer(values: Contact): Promise<Referral | ApiFailure | null> {
    const typed = values.referrerName || undefined
    if (values.referralCode === '') return { referrerName: typed, careStaff: undefined, careBranch: undefined }
    const answer = await api.checkReferralCode(values.referralCode)
    if (!answer.ok) return answer.error
    if (answer.value !== null) return toReferral(answer.value, typed)
    form.setError('referralCode', { type: 'server', message: t('referralUnknown') })
    return null
  }

  return (
    <StepForm
      form={form}
      title={t('title')}
      lead={t('lead')}
      sign={<CodeSign />}
      labelOf={(path) => t(shortLabels[path] ?? (path as keyof ContactForm))}
      onValid={submit}
      serverFields={serverInputsOf('contact')}
      notice={isTaken && <TakenNotice />}
    >
      <div className="label-line grid grid-cols-1 items-start gap-x-8 gap-y-4 sm:grid-cols-2">
        <TextField
          name="mobile"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          icon={Phone}
          placeholder="0901 234 567"
          hint={t('mobileHint')}
        />
        <TextField
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          icon={Mail}
          placeholder="name@example.com"
          autoCapitalize="none"
          spellCheck={false}
          hint={t('emailHint')}
        />
      </div>
      {/* Closer to the fields, which it belongs to, than to the rule below. */}
      <div className="-mt-2 sm:mb-1">
        <ReferralFields
          isOpen={[data.referralCode, data.rewardCode, data.referrerName, data.referrerPhone].some(Boolean)}
        />
      </div>
      <ConsentFields locale={locale} />
    </StepForm>
  )
}

type Referral = { readonly [Field in 'referrerName' | 'careStaff' | 'careBranch']: ApplicationData[Field] | undefined }

/** A name that was typed stands beside the broker's own. */
function toReferral({ staffId, name, branchId, branchName }: Referrer, typedName: string | undefined): Referral {
  return {
    referrerName: typedName ?? name,
    careStaff: { code: staffId, name },
    careBranch: branchId === undefined ? undefined : { code: branchId, name: branchName ?? branchId },
  }
}
