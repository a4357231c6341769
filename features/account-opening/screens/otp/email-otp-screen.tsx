'use client'

import { useTranslations } from 'next-intl'

import { CircleCheck } from '@/components/ui/icons'
import { groupedMobile } from '@/lib/platform/text/grouped-mobile'

import type { ScreenPropsOn } from '../screen-props'
import { OtpForm } from './otp-form'

/** The e-mail address belongs to the applicant. It begins with what the first code was for, so that the second does not look like a failure of it. */
export function EmailOtpScreen({ state, send, api }: ScreenPropsOn<'email-otp'>) {
  const t = useTranslations('application.otp')
  const { email, mobile } = state.proofs.contact
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
      before={
        <p className="-mb-3 flex items-center gap-2 text-small text-ink-2">
          <CircleCheck className="size-5 shrink-0 text-success" />
          <span>
            {t.rich('mobileConfirmed', {
              mobile: groupedMobile(mobile),
              strong: (number) => <strong className="num font-semibold text-ink">{number}</strong>,
            })}
          </span>
        </p>
      }
      changeRecipient={() => send({ type: 'go', screen: 'contact' })}
    />
  )
}
