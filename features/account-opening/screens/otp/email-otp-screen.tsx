'use client'

import { useTranslations } from 'next-intl'

import type { ScreenPropsOn } from '../screen-props'
import { OtpForm } from './otp-form'

/** The e-mail address belongs to the applicant. */
export function EmailOtpScreen({ state, send, api }: ScreenPropsOn<'email-otp'>) {
  const t = useTranslations('application.otp')
  const { email } = state.proofs.contact
  return (
    <OtpForm
      channel="email"
      purpose="verify"
      recipient={email}
      title={t('emailTitle')}
      submitLabel={t('verify')}
      request={() => api.sendEmailOtp(email)}
      verify={async (otp) => {
        const answer = await api.verifyEmailOtp(email, otp)
        if (!answer.ok) return answer.error
        send({ type: 'email-otp-verified', proof: answer.value })
        return null
      }}
      changeRecipient={() => send({ type: 'go', screen: 'contact' })}
    />
  )
}
