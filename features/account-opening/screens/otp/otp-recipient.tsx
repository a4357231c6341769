import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import { Pencil } from '@/components/ui/icons'
import { Spinner } from '@/components/ui/spinner'

import { groupedMobile } from '@/lib/platform/text/grouped-mobile'

import { otpLength } from './otp-attempt'
import type { SentOtp } from './use-sent-otp'

interface OtpRecipientProps {
  readonly channel: 'sms' | 'email'
  readonly recipient: string
  readonly status: SentOtp['status'] | 'locked'
  readonly change?: (() => void) | undefined
}

const inFull = (text: ReactNode) => <strong className="num font-bold wrap-anywhere text-ink">{text}</strong>

/** Where the code went, in full, because a wrong digit is the usual reason why none arrives; and the way to correct it. */
export function OtpRecipient({ channel, recipient, status, change }: OtpRecipientProps) {
  const t = useTranslations('application.otp')
  const values = {
    recipient: channel === 'sms' ? groupedMobile(recipient) : recipient,
    length: otpLength,
    strong: inFull,
  }
  return (
    <div className="-mt-4 flex flex-wrap items-center gap-x-4 text-ink-2">
      <output className="flex min-w-0 items-center gap-2">
        {status === 'sending' && <Spinner />}
        <span>
          {status === 'sending' && t('sending')}
          {status === 'sent' && t.rich(`${channel}Sent`, values)}
          {status === 'locked' && inFull(values.recipient)}
          {status === 'not-sent' && t.rich(`${channel}NotSent`, values)}
        </span>
      </output>
      {change !== undefined && (
        <button type="button" className="act" onClick={change}>
          <Pencil className="size-4.5" />
          {t(channel === 'sms' ? 'changeMobile' : 'changeEmail')}
        </button>
      )}
    </div>
  )
}
