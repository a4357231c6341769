import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'

import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'

import type { LivenessFrame, OpeningApi } from '../../api/opening-api'
import { awaitResult } from '../../capture/liveness/await-result'
import type { ScreenProps } from '../screen-props'
import { useExplainFailure, useExplainReasons, type Explanation } from './identity-failure'

/**
 * - `ready` nothing sent yet; `sending`, `waiting` at work
 * - `pending` asked for a minute without a result: the applicant asks again, now or later
 * - `unanswered` the frames were accepted, but the result could not be fetched
 * - `retry` the frames were not accepted; `refused` the service decided against the identity
 */
export type LivenessState =
  | { readonly kind: 'ready' | 'sending' | 'waiting' | 'pending' }
  | { readonly kind: 'unanswered' | 'retry'; readonly why: Explanation; readonly attemptsLeft?: number | undefined }
  | { readonly kind: 'refused'; readonly why: readonly Explanation[] }

interface Liveness {
  readonly api: OpeningApi
  readonly send: ScreenProps['send']
  readonly ocrId: string
}

/** Sends the frames, then waits for the verdict on the whole identity. Only the service's `approved` goes on. */
export function useLiveness({ api, send, ocrId }: Liveness) {
  const t = useTranslations('liveness')
  const explain = useExplainFailure()
  const explainReasons = useExplainReasons()
  const [state, setState] = useState<LivenessState>({ kind: 'ready' })
  const leaving = useRef<AbortController | null>(null)
  useEffect(() => () => leaving.current?.abort(), [])

  async function check(frames: readonly LivenessFrame[]) {
    setState({ kind: 'sending' })
    const answer = await api.checkLiveness(ocrId, frames)
    if (!answer.ok) setState({ kind: 'retry', why: explain(answer.error) })
    else if (answer.value.passed) await fetchResult()
    else {
      const why = { title: t('notAlive'), fix: t('notAliveFix') }
      setState({ kind: 'retry', why, attemptsLeft: answer.value.attemptsLeft })
    }
  }

  async function fetchResult() {
    leaving.current?.abort()
    const abort = new AbortController()
    leaving.current = abort
    setState({ kind: 'waiting' })
    const ask = () => api.ekycResult(ocrId)
    const wait = (seconds: number) =>
      new Promise<void>((resolve) => {
        setTimeout(resolve, secondsToMilliseconds(seconds))
      })
    const result = await awaitResult({ ask, wait, signal: abort.signal })
    if (abort.signal.aborted) return
    if (!result.ok) setState({ kind: 'unanswered', why: explain(result.error) })
    else if (result.value.status === 'approved') send({ type: 'liveness-passed', proof: { ocrId } })
    else if (result.value.status === 'pending') setState({ kind: 'pending' })
    else setState({ kind: 'refused', why: explainReasons(result.value.reasons) })
  }

  return { state, check, fetchResult }
}
