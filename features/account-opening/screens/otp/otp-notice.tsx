import { useTranslations } from 'next-intl'

import { useHotline } from '@/components/layout/hotline-context'
import { Alert } from '@/components/ui/alert'
import type { ApiFailure } from '@/lib/platform/http/failure'

import { useApplicationFailureText } from '../../form/use-application-failure-text'
import { lockedUntil, otpVerdict } from './otp-attempt'
import { toClock, useSecondsUntil } from './countdown'

export interface FailedAttempt {
  readonly failure: ApiFailure
  /** When it failed, in milliseconds since 1970. */
  readonly at: number
}

/** Why a code was not verified, unless the text under the input says it: a lock with its countdown, or a failed call. */
export function OtpNotice({ attempt: { failure, at } }: { readonly attempt: FailedAttempt }) {
  const t = useTranslations('application.otp')
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
  return (
    <Alert tone="warning" title={t('lockedTitle')} role="alert">
      {until === null ? <p>{describe(failure)}</p> : <LockedUntil until={until} />}
    </Alert>
  )
}

function LockedUntil({ until }: { readonly until: number }) {
  const t = useTranslations('application.otp')
  const seconds = useSecondsUntil(until)
  const hotline = useHotline()
  return <p className="num">{t('lockedUntil', { time: toClock(seconds), hotline: hotline.label })}</p>
}
