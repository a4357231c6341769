import { useTranslations } from 'next-intl'

import { useHotline } from '@/components/layout/hotline-context'
import { Alert } from '@/components/ui/alert'
import { buttonClass } from '@/components/ui/button-class'
import type { ApiFailure } from '@/lib/platform/http/failure'

import { useApplicationFailureText } from '../../form/use-application-failure-text'
import { CountdownDrum } from './countdown-drum'
import { lockedUntil, otpVerdict } from './otp-attempt'
import { toClock, useSecondsUntil } from './countdown'

export interface FailedAttempt {
  readonly failure: ApiFailure
  /** When it failed, in milliseconds since 1970. */
  readonly at: number
}

/** Why a code was not verified, unless the text under the input says it: a lock with its countdown, or a failed call. */
export function OtpNotice({ attempt: { failure, at } }: { readonly attempt: FailedAttempt }) {
  const tf = useTranslations('forms')
  const describe = useApplicationFailureText()
  const verdict = otpVerdict(failure)
  if (verdict === 'wrong') return null
  if (verdict === 'unjudged') {
    return (
      <Alert tone="danger" title={tf('notSentTitle')} role="alert">
        <p>{describe(failure)}</p>
      </Alert>
    )
  }
  const until = lockedUntil(failure, at)
  if (until !== null) return <LockedUntil until={until} />
  return (
    <Alert tone="warning" role="alert">
      {describe(failure)}
    </Alert>
  )
}

/** The wait, a ray of the drum for each minute of it. The sentence, which is announced, changes with the minute only. */
function LockedUntil({ until }: { readonly until: number }) {
  const t = useTranslations('application.otp')
  const seconds = useSecondsUntil(until)
  const tc = useTranslations('application.contact')
  const hotline = useHotline()
  return (
    <>
      <div role="alert" className="flex items-center gap-5 rounded-card bg-bronze-soft p-5 sm:gap-8 sm:p-8">
        <CountdownDrum seconds={seconds} ray={60} center={toClock(seconds)} className="size-28 shrink-0 sm:size-40" />
        <p className="num text-pretty">
          {seconds === 0
            ? t('resendReady')
            : t('lockedUntil', { minutes: Math.ceil(seconds / 60), hotline: hotline.label })}
        </p>
      </div>
      <a href={hotline.href} className={buttonClass({ variant: 'secondary', size: 'large', block: true })}>
        {tc('takenCall', { hotline: hotline.label })}
      </a>
    </>
  )
}
