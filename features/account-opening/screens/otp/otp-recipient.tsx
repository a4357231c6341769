import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'

import { Spinner } from '@/components/ui/spinner'

import { groupedMobile } from '@/lib/platform/text/grouped-mobile'

import { CodeSign } from '../code-sign'
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
    <div
      className={clsx(
        'relative -mt-4 flex flex-wrap items-baseline gap-x-4 text-ink-2 sm:-mt-3 sm:pe-36',
        channel === 'sms' && 'pe-20',
      )}
    >
      <output className="contents">
        <span className="flex w-full items-center gap-2 empty:hidden">
          {status === 'sending' && <Spinner />}
          {status === 'sending' && t('sending')}
          {status === 'sent' && t(`${channel}Sent`, { length: otpLength })}
          {status === 'not-sent' && t(`${channel}NotSent`)}
        </span>
        {/* An address takes most of a phone's line. */}
        <strong
          className={clsx(
            'min-w-0 num font-bold text-ink',
            channel === 'sms' ? 'whitespace-nowrap' : 'wrap-anywhere max-sm:w-full',
          )}
        >
          {channel === 'sms' ? groupedMobile(recipient) : recipient}
        </strong>
      </output>
      {change !== undefined && (
        <button type="button" className="act -my-2 whitespace-nowrap" onClick={change}>
          {t(channel === 'sms' ? 'changeMobile' : 'changeEmail')}
        </button>
      )}
      {/* In wider windows it is beside the heading, which leaves no room for it on a phone; nor does an address. */}
      {change !== undefined && (
        <span className={clsx('absolute end-0 sm:hidden', channel === 'sms' ? 'top-0' : '-bottom-7')}>
          <CodeSign on={channel} className="h-13 w-18" />
        </span>
      )}
    </div>
  )
}
