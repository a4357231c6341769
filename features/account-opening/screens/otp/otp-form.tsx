'use client'

import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'

import { useFailureText } from '@/components/form/use-failure-text'
import { OtpInput } from '@/components/ui/otp-input'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { ShieldCheck } from '@/components/ui/icons'

import type { FailureOverrides } from '@/lib/domain/failures/describe-failure'
import type { ApiFailure } from '@/lib/platform/http/failure'
import { useApplicationFailureText } from '../../form/use-application-failure-text'
import { ScreenTitle } from '../../form/screen-title'
import { CodeSign } from '../code-sign'
import { isRecipientLocked, lockedUntil, otpLength, otpVerdict, toOtpDigits } from './otp-attempt'
import { OtpNotice, type FailedAttempt } from './otp-notice'
import { OtpRecipient } from './otp-recipient'
import { ResendCode } from './resend-code'
import { useSentOtp, type OtpRequest } from './use-sent-otp'
import { useWebOtp } from './use-web-otp'

interface OtpFormProps {
  readonly channel: 'sms' | 'email'
  readonly recipient: string
  /** What the code is for; with channel and recipient it names the code that was sent. */
  readonly purpose: 'verify' | 'sign'
  readonly title: string
  readonly submitLabel: string
  readonly request: OtpRequest
  /** Judges the code. A failure is shown here; null: accepted, and the screen is about to change. */
  readonly verify: (otp: string) => Promise<ApiFailure | null>
  /** Leads to where the number or the address is corrected. */
  readonly changeRecipient?: () => void
  /** Moves focus to the heading, where the screen changes without the wizard knowing. */
  readonly isTitleFocused?: boolean
  /** What has been done already, below where the code went. */
  readonly done?: ReactNode
  /** Other ways on, last. */
  readonly children?: ReactNode
}

/** Whatever limits the requests for codes, one that has arrived can still be used. */
const waitFailures: FailureOverrides = { 'rate-limited': 'codes.OTP_TOO_MANY' }

/** One-time code by SMS or e-mail: sent when the screen opens, typed or pasted into one input, requested again. */
export function OtpForm({
  channel,
  recipient,
  purpose,
  title,
  submitLabel,
  request,
  verify,
  changeRecipient,
  isTitleFocused = false,
  done,
  children,
}: OtpFormProps) {
  const t = useTranslations('application.otp')
  const tv = useTranslations('validation')
  const tf = useTranslations('forms')
  const describe = useApplicationFailureText()
  const describeNotSent = useFailureText(waitFailures)
  const { sent, sendAgain } = useSentOtp([purpose, channel, recipient], request)
  const [code, setCode] = useState('')
  const [attempt, setAttempt] = useState<FailedAttempt | null>(null)
  const [isIncomplete, setIsIncomplete] = useState(false)
  const [isVerifying, setIsVerifying] = useState(false)
  useWebOtp(channel === 'sms' && sent.status === 'sent' && !isVerifying, (received) => setCode(toOtpDigits(received)))

  async function submit() {
    if (isVerifying) return
    const isShort = code.length !== otpLength
    setIsIncomplete(isShort)
    if (isShort) {
      document.getElementById('otp')?.focus()
      return
    }
    setIsVerifying(true)
    const failure = await verify(code)
    setIsVerifying(false)
    if (failure === null) return
    setAttempt({ failure, at: Date.now() })
    // A judged code is used up; one that could not be judged is kept for the next attempt.
    if (otpVerdict(failure) !== 'unjudged') setCode('')
    document.getElementById('otp')?.focus()
  }

  function askAgain() {
    setAttempt(null)
    setIsIncomplete(false)
    setCode('')
    sendAgain()
  }

  const verdict = attempt === null ? null : otpVerdict(attempt.failure)
  // Who reloads the page is still locked, and learns it from the refusal to send another code.
  const refused = attempt === null && sent.status === 'not-sent' && isRecipientLocked(sent.failure) ? sent : null
  const locked = verdict === 'locked' ? attempt : refused
  const isLocked = locked !== null
  const shown = attempt ?? refused
  return (
    <form
      method="post"
      noValidate
      className="grid grid-cols-1 gap-6 sm:gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <ScreenTitle
        title={isLocked ? t('lockedTitle') : title}
        sign={<CodeSign on={channel} />}
        isFocused={isTitleFocused || isLocked}
      />
      <OtpRecipient
        channel={channel}
        recipient={recipient}
        status={isLocked ? 'locked' : sent.status}
        change={changeRecipient}
      />
      {done}
      {sent.status === 'not-sent' && refused === null && (
        <Alert tone="danger" title={sent.sendAgainAt === null ? tf('notSentTitle') : t('tooMany')} role="alert">
          <p>{sent.sendAgainAt === null ? describe(sent.failure) : describeNotSent(sent.failure)}</p>
        </Alert>
      )}
      {shown !== null && <OtpNotice attempt={shown} />}
      {!isLocked && (
        <div className="grid gap-2">
          <div className="label-line">
            <OtpInput
              id="otp"
              label={t('label')}
              hint={t('hint')}
              length={otpLength}
              value={code}
              onChange={(value) => setCode(toOtpDigits(value))}
              error={codeError()}
            />
          </div>
          <p className="flex items-start gap-2 text-small text-ink-2">
            <ShieldCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-3" />
            {t('keep')}
          </p>
        </div>
      )}
      {!isLocked && (
        <div data-continue className="grid">
          <Button type="submit" size="large" loading={isVerifying}>
            {submitLabel}
          </Button>
        </div>
      )}
      <ResendCode
        channel={channel}
        sent={sent}
        lockedUntil={locked === null ? null : lockedUntil(locked.failure, locked.at)}
        isLocked={isLocked}
        onAsk={askAgain}
      />
      {children}
    </form>
  )

  function codeError(): string | undefined {
    if (isIncomplete) return tv('otp', { field: t('label'), length: otpLength })
    return attempt !== null && verdict === 'wrong' ? (describe(attempt.failure) ?? undefined) : undefined
  }
}
