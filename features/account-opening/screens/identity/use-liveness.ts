import type { LivenessFrame } from '@/lib/domain/identity/liveness'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'

import type { LivenessChallenge } from '@/lib/backends/ekyc/challenge-api'
import type { ApplicationApi } from '../../api/application-api'
import { awaitResult } from '@/lib/capture/liveness/await-result'
import type { ScreenProps } from '../screen-props'
import { spentBy, useExplanation, useExplainReasons, type Explanation } from './identity-failure'

/**
 * - `ready` nothing sent yet; `beginning` the movements are being drawn; `sending` the frames, of which `share` has gone out; `waiting` for the verdict
 * - `pending` asked for a minute without a result: the applicant asks again, now or later
 * - `unanswered` the frames were accepted, but the result could not be fetched
 * - `retry` the frames were not accepted; `refused` the service decided against the identity
 */
export type LivenessState =
  | { readonly kind: 'ready' | 'beginning' | 'waiting' | 'pending' }
  | { readonly kind: 'sending'; readonly share: number }
  | { readonly kind: 'unanswered' | 'retry'; readonly why: Explanation; readonly attemptsLeft?: number | undefined }
  | { readonly kind: 'refused'; readonly why: readonly Explanation[] }

interface Liveness extends Pick<ScreenProps, 'data' | 'save' | 'send'> {
  readonly api: ApplicationApi
  readonly ocrId: string
  /** It was passed before: somebody came back to look, and there is no verdict to wait for. */
  readonly isPassed: boolean
}

/**
 * Sends the frames, then waits for the verdict on the whole identity. Only the service's `approved` goes on. Whoever comes
 * back while the verdict is out waits on, without new frames.
 */
export function useLiveness({ api, data, save, send, ocrId, isPassed }: Liveness) {
  const t = useTranslations('capture.liveness')
  const explain = useExplanation()
  const explainReasons = useExplainReasons()
  const [state, setState] = useState<LivenessState>({
    kind: isAwaited() ? 'waiting' : 'ready',
  })
  const leaving = useRef<AbortController | null>(null)
  const resume = useEffectEvent(() => {
    if (isAwaited()) void fetchResult()
  })
  useEffect(() => {
    resume()
    return () => leaving.current?.abort()
  }, [])

  function isAwaited(): boolean {
    return !isPassed && data.verdictAwaitedFor === ocrId
  }

  /** Movements for the next try; null where they could not be drawn, which is said. */
  async function begin(): Promise<LivenessChallenge | null> {
    setState({ kind: 'beginning' })
    const drawn = await api.drawChallenge()
    setState(drawn.ok ? { kind: 'ready' } : { kind: 'retry', why: explain(drawn.error) })
    return drawn.ok ? drawn.value : null
  }

  async function check(challengeId: string, frames: readonly LivenessFrame[]) {
    const progress = (share: number) => setState({ kind: 'sending', share })
    progress(0)
    const answer = await api.checkLiveness(ocrId, challengeId, frames, progress)
    if (!answer.ok) setState({ kind: 'retry', why: explain(answer.error), ...spentBy(answer.error) })
    else if (answer.value.passed) {
      save({ verdictAwaitedFor: ocrId })
      await fetchResult()
    } else {
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
    else {
      save({ verdictAwaitedFor: undefined })
      setState({ kind: 'refused', why: explainReasons(result.value.reasons) })
    }
  }

  return { state, begin, check, fetchResult }
}
