'use client'

import { useTranslations } from 'next-intl'

import type { ScreenPropsOn } from '../screen-props'
import { OtpForm } from './otp-form'

/** The mobile number belongs to the applicant. */
export function SmsOtpScreen({ state, send, api }: ScreenPropsOn<'sms-otp'>) {
  const t = useTranslations('application.otp')
  const { mobile } = state.proofs.contact
  return (
    <OtpForm
      channel="sms"
      purpose="verify"
      recipient={mobile}
      title={t('smsTitle')}
      submitLabel={t('verify')}
      request={() => api.sendSmsOtp(mobile)}
      verify={async (otp) => {
        const answer = await api.verifySmsOtp(mobile, otp)
        if (!answer.ok) return answer.error
        send({ type: 'sms-otp-verified', proof: answer.value })
        return null
      }}
      changeRecipient={() => send({ type: 'go', screen: 'contact' })}
    />
  )
}
