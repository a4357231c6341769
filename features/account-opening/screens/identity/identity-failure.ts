import { useTranslations } from 'next-intl'

import { useHotline } from '@/components/layout/hotline-context'
import { ekycErrorCodes, rejectionReasons } from '@/lib/backends/ekyc/schemas'
import type { ApiFailure } from '@/lib/platform/http/failure'

import { useApplicationFailureText } from '../../form/use-application-failure-text'

/** What went wrong with a picture or a check, and what the applicant can do about it. */
export interface Explanation {
  readonly title: string
  readonly fix: string | null
}

/** Adds a title to the text of a failed e-KYC call. */
export function useExplanation(): (failure: ApiFailure) => Explanation {
  const t = useTranslations('application.identity.failure')
  const describe = useApplicationFailureText()
  return (failure) => ({ title: t(ekycCode(failure) ?? 'other'), fix: describe(failure) })
}

/** Explains why the e-KYC service refused an identity. */
export function useExplainReasons(): (reasons: readonly string[]) => Explanation[] {
  const t = useTranslations('application.identity.reason')
  const hotline = useHotline()
  return (reasons) => {
    const known = rejectionReasons.filter((reason) => reasons.includes(reason))
    const values = { hotline: hotline.label }
    if (known.length === 0) return [{ title: t('other.title'), fix: t('other.fix', values) }]
    return known.map((reason) => ({ title: t(`${reason}.title`), fix: t(`${reason}.fix`, values) }))
  }
}

/** Whether the picture itself was refused, so that sending the same one again cannot succeed. */
export function blamesPicture(failure: ApiFailure): boolean {
  return ekycCode(failure) !== undefined
}

function ekycCode(failure: ApiFailure) {
  return failure.kind === 'rejected' ? ekycErrorCodes.find((known) => known === failure.code) : undefined
}

/** No try is left, by the word of the gateway or of the service. */
export function spentBy(failure: ApiFailure): { readonly attemptsLeft?: 0 } {
  return failure.kind === 'rejected' && failure.code === 'TRIES_SPENT' ? { attemptsLeft: 0 } : {}
}
