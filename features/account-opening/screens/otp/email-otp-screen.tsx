'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import { CircleCheck } from '@/components/ui/icons'
import { groupedMobile } from '@/lib/platform/text/grouped-mobile'

import type { ScreenPropsOn } from '../screen-props'
import { OtpForm } from './otp-form'

const inFull = (number: ReactNode) => <strong className="num font-semibold text-ink">{number}</strong>

/** The e-mail address belongs to the applicant. What the first code was for is said, too: a second code must not look like its failure. */
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
      done={
        <p className="-mt-3 flex items-center gap-2 text-small text-ink-2 max-sm:pe-20">
          <CircleCheck className="size-5 shrink-0 text-success" />
          <span>{t.rich('mobileConfirmed', { mobile: groupedMobile(mobile), strong: inFull })}</span>
        </p>
      }
      changeRecipient={() => send({ type: 'go', screen: 'contact' })}
    />
  )
}
