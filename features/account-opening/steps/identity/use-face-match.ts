import { useTranslations } from 'next-intl'
import { useState } from 'react'

import type { OpeningApi } from '../../api/opening-api'
import type { ScreenProps } from '../screen-props'
import { blamesPicture, useExplainFailure, type Explanation } from './identity-failure'

interface FaceMatch {
  readonly api: OpeningApi
  readonly send: ScreenProps['send']
  readonly ocrId: string
}

/** Compares a face with the card's. A face that does not match is an answer, not a failure: it has a text of its own. */
export function useFaceMatch({ api, send, ocrId }: FaceMatch) {
  const t = useTranslations('identity.face')
  const explain = useExplainFailure()
  const [isComparing, setIsComparing] = useState(false)
  const [failure, setFailure] = useState<Explanation | null>(null)
  const [attemptsLeft, setAttemptsLeft] = useState<number | undefined>()
  const [isSpent, setIsSpent] = useState(false)

  async function compare(face: Blob) {
    if (isComparing) return
    setIsComparing(true)
    setFailure(null)
    setAttemptsLeft(undefined)
    const answer = await api.matchFace(ocrId, face)
    setIsComparing(false)
    if (!answer.ok) {
      setFailure(explain(answer.error))
      setIsSpent(blamesPicture(answer.error))
    } else if (answer.value.passed) {
      send({ type: 'face-matched', proof: { ocrId } })
    } else {
      setFailure({ title: t('mismatch'), fix: t('mismatchFix') })
      setAttemptsLeft(answer.value.attemptsLeft)
      setIsSpent(true)
    }
  }

  return {
    compare,
    isComparing,
    failure,
    attemptsLeft,
    isSpent,
    forget: () => {
      setFailure(null)
      setAttemptsLeft(undefined)
      setIsSpent(false)
    },
  }
}
