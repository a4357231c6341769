import { useTranslations } from 'next-intl'

import { textsOf } from '../../form/failure-text'
import type { SubmissionFailure } from '../../api/submission-failure'

const knownCodes = ['ACCOUNT_EXISTS', 'ACCOUNT_TAKEN', 'OTP_UNPROVEN', 'EKYC_UNPROVEN', 'UNDERAGE'] as const

type KnownCode = (typeof knownCodes)[number]

function isKnown(code: string): code is KnownCode {
  return knownCodes.some((known) => known === code)
}

/** What happened, in words; texts of the service for its own fields are shown as they are. */
export function FailureMessage({ failure }: { readonly failure: SubmissionFailure }) {
  const t = useTranslations('wizard.submitting.failure')
  switch (failure.kind) {
    case 'field-errors': {
      const texts = textsOf(failure.fields)
      return (
        <ul className="grid gap-1">
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )
    }
    case 'rejected':
      return isKnown(failure.code) ? t(failure.code) : t('rejected', { code: failure.code })
    case 'network':
    case 'timeout':
    case 'cancelled':
      return t('unreachable')
    case 'incomplete':
      return t('incomplete')
    case 'rate-limited':
      return t('tooMany', { seconds: failure.retryAfterSeconds ?? 60 })
    case 'unauthorized':
    case 'forbidden':
    case 'not-found':
    case 'invalid-response':
    case 'server':
      return t('server', { status: 'status' in failure ? failure.status : 502 })
    default:
      return null
  }
}
