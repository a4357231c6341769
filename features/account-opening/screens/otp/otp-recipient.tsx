import { useTranslations } from 'next-intl'

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

/** Where the code went, in full, because a wrong digit is the usual reason why none arrives; and beside it the way to correct it. */
export function OtpRecipient({ channel, recipient, status, change }: OtpRecipientProps) {
  const t = useTranslations('application.otp')
  return (
    <div className="-mt-4 grid grid-cols-[minmax(0,auto)_1fr] items-baseline gap-x-4 text-ink-2 sm:-mt-3 sm:pe-36">
      <output className="contents">
        <span className="col-span-full flex items-center gap-2 empty:hidden">
          {status === 'sending' && <Spinner />}
          {status === 'sending' && t('sending')}
          {status === 'sent' && t(`${channel}Sent`, { length: otpLength })}
          {status === 'not-sent' && t(`${channel}NotSent`)}
        </span>
        <strong className="num font-bold wrap-anywhere text-ink">
          {channel === 'sms' ? groupedMobile(recipient) : recipient}
        </strong>
      </output>
      {change !== undefined && (
        <button type="button" className="act -my-2 justify-self-start whitespace-nowrap" onClick={change}>
          {t(channel === 'sms' ? 'changeMobile' : 'changeEmail')}
        </button>
      )}
    </div>
  )
}
