import { useTranslations } from 'next-intl'

import type { OpeningFailure } from '../../api/opening-failure'
import { useHotline } from '../../wizard/hotline-context'

type Translate = ReturnType<typeof useTranslations<'forms.failure'>>

/** What happened and what to do now, for any failure that a screen has no better words for. */
export function useFailureText(): (failure: OpeningFailure) => string {
  const t = useTranslations('forms.failure')
  const hotline = useHotline()
  return (failure) => failureText(t, failure, hotline.shown)
}

/** `t` reads `forms.failure` of messages/. */
export function failureText(t: Translate, failure: OpeningFailure, hotline: string): string {
  switch (failure.kind) {
    case 'network':
    case 'timeout':
    case 'cancelled':
    case 'unauthorized':
      return t(failure.kind)
    case 'forbidden':
      return t('forbidden', { hotline })
    case 'not-found':
      return t('notFound')
    case 'rate-limited':
      return t('rateLimited', { seconds: failure.retryAfterSeconds ?? 0 })
    case 'field-errors':
      return t('fieldErrors')
    case 'rejected':
      return t('rejected', { code: failure.code, hotline })
    case 'invalid-response':
    case 'server':
      return t('server', { hotline })
  }
}
