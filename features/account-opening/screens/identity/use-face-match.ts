import { useTranslations } from 'next-intl'
import { useState } from 'react'

import type { ApplicationApi } from '../../api/application-api'
import type { Picture } from '@/lib/capture/card-reader/picture'
import { otherWayAfter } from '@/lib/capture/quality/thresholds'
import type { ScreenProps } from '../screen-props'
import { blamesPicture, spentBy, useExplanation, type Explanation } from './identity-failure'

interface FaceMatch {
  readonly api: ApplicationApi
  readonly send: ScreenProps['send']
  readonly ocrId: string
}

/** Compares a face with the card's. A face that does not match is an answer, not a failure: it has a text of its own. */
export function useFaceMatch({ api, send, ocrId }: FaceMatch) {
  const t = useTranslations('application.identity.face')
  const explain = useExplanation()
  const [sent, setSent] = useState<number | null>(null)
  const isComparing = sent !== null
  const [failure, setFailure] = useState<Explanation | null>(null)
  const [attemptsLeft, setAttemptsLeft] = useState<number | undefined>()
  const [isSpent, setIsSpent] = useState(false)
  const [refusals, setRefusals] = useState(0)

  async function compare({ blob, signals }: Picture) {
    if (isComparing) return
    setSent(0)
    setFailure(null)
    setAttemptsLeft(undefined)
    const answer = await api.matchFace(ocrId, blob, setSent, { face: signals })
    setSent(null)
    if (!answer.ok) {
      setFailure(explain(answer.error))
      setAttemptsLeft(spentBy(answer.error).attemptsLeft)
      if (blamesPicture(answer.error)) refuse()
    } else if (answer.value.passed) {
      send({ type: 'face-matched', proof: { ocrId } })
    } else {
      setFailure({ title: t('mismatch'), fix: t('mismatchFix') })
      setAttemptsLeft(answer.value.attemptsLeft)
      refuse()
    }
  }

  function refuse() {
    setIsSpent(true)
    setRefusals((count) => count + 1)
  }

  return {
    compare,
    isComparing,
    /** Share of the picture that was sent; null while nothing is under way. */
    sent,
    failure,
    attemptsLeft,
    isSpent,
    /** No picture is judged any more. */
    hasEnded: attemptsLeft === 0,
    needsOtherWay: refusals >= otherWayAfter,
    forget: () => {
      if (attemptsLeft === 0) return
      setFailure(null)
      setAttemptsLeft(undefined)
      setIsSpent(false)
    },
  }
}
