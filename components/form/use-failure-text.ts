import { useTranslations } from 'next-intl'

import { useHotline } from '@/components/layout/hotline-context'
import { describeFailure, fieldTexts, type FailureOverrides } from '@/lib/domain/failures/describe-failure'
import type { ApiFailure } from '@/lib/platform/http/failure'

/**
 * The sentence about a failed call, for every screen: what the backend wrote about fields, otherwise the failure
 * catalogue with the screen's `overrides`. Null: the catalogue says nothing. Reads the namespace `failures`.
 */
export function useFailureText(overrides?: FailureOverrides): (failure: ApiFailure) => string | null {
  const t = useTranslations('failures')
  const hotline = useHotline()
  return (failure) => {
    const written = failure.kind === 'field-errors' ? fieldTexts(failure.fields) : []
    if (written.length > 0) return written.join(' ')
    const text = describeFailure(failure, overrides)
    if (text === null) return null
    // A form need not have the messages of codes that its call does not answer with.
    return t(t.has(text.key) ? text.key : 'rejected', { ...text.values, hotline: hotline.label })
  }
}
