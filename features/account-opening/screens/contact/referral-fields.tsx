import { useTranslations } from 'next-intl'
import { useFormState } from 'react-hook-form'

import { TextField } from '@/components/form/fields'

import { Fold } from '../../form/fold'
import type { ContactForm } from './contact-schema'

/** Folded away, because most have no referrer; opens by itself for an error inside. */
export function ReferralFields({ isOpen }: { readonly isOpen: boolean }) {
  const t = useTranslations('application.contact')
  const { errors } = useFormState<ContactForm>({
    name: ['referralCode', 'rewardCode', 'referrerName', 'referrerPhone'],
  })
  const hasError = [errors.referralCode, errors.rewardCode, errors.referrerName, errors.referrerPhone].some(Boolean)
  return (
    <Fold title={t('referralTitle')} isOpen={isOpen} hasError={hasError}>
      <p className="text-small text-ink-2">{t('referralLead')}</p>
      <TextField
        name="referralCode"
        isOptional
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hint={t('referralCodeHint')}
      />
      <TextField name="rewardCode" isOptional autoComplete="off" autoCapitalize="characters" spellCheck={false} />
      <TextField name="referrerName" isOptional autoComplete="off" />
      <TextField name="referrerPhone" isOptional type="tel" inputMode="tel" autoComplete="off" />
    </Fold>
  )
}
