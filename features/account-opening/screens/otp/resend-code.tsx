import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'

import { Button } from '@/components/ui/button'

import { toClock, useSecondsUntil } from './countdown'
import type { SentOtp } from './use-sent-otp'

interface ResendCodeProps {
  readonly channel: 'sms' | 'email'
  readonly sent: SentOtp
  readonly isLocked: boolean
  /** Milliseconds since 1970; null while not locked, or locked without an end that is known. */
  readonly lockedUntil: number | null
  readonly onAsk: () => void
}

/**
 * Asks for another code once the time is up. The countdown is for the eye; a screen reader hears how long it takes when
 * it begins, and when it is over.
 */
export function ResendCode({ channel, sent, isLocked, lockedUntil, onAsk }: ResendCodeProps) {
  const t = useTranslations('application.otp')
  const from = isLocked ? (lockedUntil ?? Number.POSITIVE_INFINITY) : toInstant(sent)
  if (from === Number.POSITIVE_INFINITY) return null
  return (
    <div
      className={
        isLocked
          ? undefined
          : 'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-t border-hairline pt-4 text-small max-sm:pt-2'
      }
    >
      {/* Who is locked has received codes. */}
      {!isLocked && (
        <div className="max-sm:contents">
          <p className="font-semibold">{t('notReceived')}</p>
          <p className="text-pretty text-ink-2 max-sm:order-1 max-sm:col-span-2">
            {t(channel === 'sms' ? 'notReceivedSms' : 'notReceivedEmail')}
          </p>
        </div>
      )}
      {/* The key begins a new countdown for every code. */}
      <Countdown key={from} until={from} isLocked={isLocked} isSending={sent.status === 'sending'} onAsk={onAsk} />
    </div>
  )
}

interface CountdownProps extends Pick<ResendCodeProps, 'isLocked' | 'onAsk'> {
  readonly until: number
  readonly isSending: boolean
}

function Countdown({ until, isLocked, isSending, onAsk }: CountdownProps) {
  const t = useTranslations('application.otp')
  const seconds = useSecondsUntil(until)
  const isOver = seconds === 0
  return (
    <>
      {isOver ? (
        <Button
          variant={isLocked ? 'quiet' : 'secondary'}
          size={isLocked ? 'regular' : 'compact'}
          block={isLocked}
          loading={isSending}
          className={isLocked ? undefined : 'justify-self-start px-3!'}
          onClick={onAsk}
        >
          {t('resend')}
        </Button>
      ) : (
        <p
          aria-hidden="true"
          className={clsx('flex min-h-11 items-center num text-ink-2', isLocked && 'justify-center')}
        >
          {t('resendIn', { time: toClock(seconds) })}
        </p>
      )}
      <output className="sr-only">
        {isOver ? t('resendReady') : t('resendWait', { seconds: toAnnounced(seconds) })}
      </output>
    </>
  )
}

/** Spoken in steps of half a minute, not every second. */
function toAnnounced(seconds: number): number {
  return Math.ceil(seconds / 30) * 30
}

function toInstant(sent: SentOtp): number {
  return sent.status === 'sending' ? 0 : (sent.sendAgainAt ?? 0)
}
