'use client'

import { useTranslations } from 'next-intl'

import { Alert } from '@/components/ui/alert'
import type { FailureOverrides } from '@/lib/domain/failures/describe-failure'
import type { ApiFailure } from '@/lib/platform/http/failure'

import { useFailureText } from './use-failure-text'

interface NotSentAlertProps {
  readonly failure: ApiFailure
  /** Texts of the server that belong to no input. */
  readonly unmatched: readonly string[]
  readonly title: string
  /** Says that nothing typed was lost. */
  readonly kept: string
  readonly overrides: FailureOverrides | undefined
}

/** Above a form whose call failed: why, and that nothing typed is lost. Absent where the catalogue says nothing. */
export function NotSentAlert({ failure, unmatched, title, kept, overrides }: NotSentAlertProps) {
  const t = useTranslations('failures')
  const describe = useFailureText(overrides)
  // Under their inputs are the texts of a `field-errors` answer already.
  const sentence = failure.kind === 'field-errors' ? t('fields') : describe(failure)
  // Beside a code, the texts of fields do not say what to do.
  const isSaid = sentence !== null && (unmatched.length === 0 || failure.kind === 'rejected')
  const texts = isSaid ? [sentence, ...unmatched] : unmatched
  if (texts.length === 0) return null
  return (
    <Alert tone="danger" role="alert" title={title}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p>{kept}</p>
    </Alert>
  )
}
