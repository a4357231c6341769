import { useTranslations } from 'next-intl'

import { Alert } from '@/components/ui/alert'

import { useFailureText } from '../../form/failure-text'
import { useHotline } from '@/components/layout/hotline-context'
import type { OtpAttempt } from './otp-attempt'
import { toClock } from './to-clock'
import { useSecondsUntil } from './use-seconds-until'

/** What went wrong with the last try, where the words under the input are not enough. */
export function OtpNotice({ attempt }: { readonly attempt: OtpAttempt }) {
  const t = useTranslations('otp')
  const tf = useTranslations('forms')
  const describe = useFailureText()
  const hotline = useHotline()
  if (attempt.status === 'failed') {
    return (
      <Alert tone="danger" title={tf('notSentTitle')} role="alert">
        <p>{describe(attempt.failure)}</p>
      </Alert>
    )
  }
  if (attempt.status !== 'locked') return null
  return (
    <Alert tone="warning" title={t('lockedTitle')} role="alert">
      {attempt.until === null ? (
        <p>{t('locked', { hotline: hotline.label })}</p>
      ) : (
        <LockedUntil until={attempt.until} />
      )}
    </Alert>
  )
}

function LockedUntil({ until }: { readonly until: number }) {
  const t = useTranslations('otp')
  const seconds = useSecondsUntil(until)
  const hotline = useHotline()
  return <p className="num">{t('lockedUntil', { time: toClock(seconds), hotline: hotline.label })}</p>
}
