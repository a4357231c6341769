'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent } from 'react'

import { Spinner } from '@/components/ui/spinner'

import { ScreenTitle } from '../form/screen-title'
import type { ScreenPropsOn } from '../screen-props'
import { SubmissionFailed } from './submission-failed'

/**
 * Creates the account when it opens. The call is idempotent (`OpeningApi.submit`), so a reload, a second effect and a
 * retry are the same submission.
 */
export function SubmittingScreen({ send, api }: ScreenPropsOn<'submitting'>) {
  const t = useTranslations('contract')
  const submission = useQuery({
    queryKey: ['account-opening', 'submit'],
    queryFn: () => api.submit(),
    // A submission is answered once; it is not a list that is read again.
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const answer = submission.isFetching ? undefined : submission.data
  const proof = answer?.ok === true ? answer.value : null
  const done = useEffectEvent(send)
  useEffect(() => {
    if (proof !== null) done({ type: 'contract-ready', proof })
  }, [proof])

  if (answer !== undefined && !answer.ok) {
    return <SubmissionFailed failure={answer.error} send={send} onRetry={() => void submission.refetch()} />
  }
  return (
    <div className="grid gap-6" aria-busy="true">
      <ScreenTitle title={t('creatingTitle')} />
      <output className="flex items-start gap-3">
        <Spinner className="mt-0.5 shrink-0" />
        <span>{t('creating')}</span>
      </output>
      <p className="text-ink-2 text-small">{t('creatingSafe')}</p>
    </div>
  )
}
