import { useTranslations } from 'next-intl'

import type { ApiFailure, FieldErrors } from '@/lib/platform/http/failure'

import { useHotline } from '@/components/layout/hotline-context'

type Translate = ReturnType<typeof useTranslations<'forms.failure'>>

/** What happened and what to do now, for any failure that a screen has no better words for. */
export function useFailureText(): (failure: ApiFailure) => string {
  const t = useTranslations('forms.failure')
  const hotline = useHotline()
  return (failure) => failureText(t, failure, hotline.label)
}

/** `t` reads `forms.failure` of messages/. */
export function failureText(t: Translate, failure: ApiFailure, hotline: string): string {
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
      return textsOf(failure.fields).join(' ') || t('fieldErrors')
    case 'rejected':
      return t('rejected', { code: failure.code, hotline })
    case 'invalid-response':
      return t('server', { hotline })
    case 'server':
      return serverText(t, failure, hotline)
  }
}

/** Message plus status code, unless the status is the 500 that says nothing (docs/specification.md#failures F6). */
function serverText(t: Translate, { status, message }: Extract<ApiFailure, { kind: 'server' }>, hotline: string) {
  if (message !== undefined) return t('generic', { message, status, hotline })
  return status === 500 ? t('server', { hotline }) : t('genericStatus', { status, hotline })
}

/** What a service wrote about fields, for places that have none of them: it is meant for the person who reads it. */
export function textsOf({ banner, byField }: FieldErrors): readonly string[] {
  return [...banner, ...Object.values(byField).flat()]
}
