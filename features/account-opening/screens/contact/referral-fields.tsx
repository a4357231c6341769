import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useFormState } from 'react-hook-form'

import { TextField } from '@/components/form/fields'
import { ChevronDown } from '@/components/ui/icons'
import type { ContactForm } from './contact-schema'

/** Folded away, because most have no referrer; opens by itself for an error inside. */
export function ReferralFields({ isOpen }: { readonly isOpen: boolean }) {
  const t = useTranslations('application.contact')
  const { errors } = useFormState<ContactForm>({
    name: ['referralCode', 'rewardCode', 'referrerName', 'referrerPhone'],
  })
  const [isUnfolded, setIsUnfolded] = useState(isOpen)
  const hasError = [errors.referralCode, errors.rewardCode, errors.referrerName, errors.referrerPhone].some(Boolean)
  return (
    <details
      open={isUnfolded || hasError}
      onToggle={(event) => setIsUnfolded(event.currentTarget.open)}
      className="group border-y border-hairline py-1.5"
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 font-semibold text-primary [&::-webkit-details-marker]:hidden">
        {t('referralTitle')}
        <ChevronDown className="size-5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-5 pt-1 pb-4">
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
      </div>
    </details>
  )
}
