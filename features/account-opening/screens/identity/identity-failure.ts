import { useTranslations } from 'next-intl'

import { ekycErrorCodes, rejectionReasons } from '@/lib/backends/ekyc/schemas'

import type { ApiFailure } from '@/lib/platform/http/failure'
import { useFailureText } from '../../form/failure-text'
import { useHotline } from '@/components/layout/hotline-context'

/** What went wrong with a picture or a check, and what to do about it, in the words of the applicant. */
export interface Explanation {
  readonly title: string
  readonly fix: string
}

/** Explains a failure of an e-KYC call; codes that are not known yet get the general text, with their code. */
export function useExplainFailure(): (failure: ApiFailure) => Explanation {
  const t = useTranslations('identity.failure')
  const describe = useFailureText()
  return (failure) => {
    const code = failure.kind === 'rejected' ? ekycErrorCodes.find((known) => known === failure.code) : undefined
    if (code !== undefined) return { title: t(`${code}.title`), fix: t(`${code}.fix`) }
    return { title: t('other'), fix: describe(failure) }
  }
}

/** Explains why the e-KYC service refused an identity. */
export function useExplainReasons(): (reasons: readonly string[]) => Explanation[] {
  const t = useTranslations('identity.reason')
  const hotline = useHotline()
  return (reasons) => {
    const known = rejectionReasons.filter((reason) => reasons.includes(reason))
    const values = { hotline: hotline.label }
    if (known.length === 0) return [{ title: t('other.title'), fix: t('other.fix', values) }]
    return known.map((reason) => ({ title: t(`${reason}.title`), fix: t(`${reason}.fix`, values) }))
  }
}

/** Is the picture itself to blame, so that sending the same one again is of no use? */
export function blamesPicture(failure: ApiFailure): boolean {
  return failure.kind === 'rejected' && ekycErrorCodes.some((code) => code === failure.code)
}
