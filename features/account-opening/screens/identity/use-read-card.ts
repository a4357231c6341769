import { useState } from 'react'

import type { ApplicationApi } from '../../api/application-api'
import type { ApiFailure } from '@/lib/platform/http/failure'
import type { ScreenProps } from '../screen-props'
import { otherWayAfter } from '@/lib/capture/quality/thresholds'
import { cardSides, fromReadings, keepPictures, readOnDevice, type CardPictures, type CardSide } from './card-pictures'
import { blamesPicture, useExplanation, type Explanation } from './identity-failure'

interface ReadCard extends Pick<ScreenProps, 'save' | 'send'> {
  readonly api: ApplicationApi
}

/** Sends the card to the e-KYC service and puts what it read into the form. */
export function useReadCard({ api, save, send }: ReadCard) {
  const explain = useExplanation()
  const [sent, setSent] = useState<number | null>(null)
  const isReading = sent !== null
  const [failure, setFailure] = useState<Explanation | null>(null)
  /** The service refused these very pictures: sending them again is of no use. */
  const [isSpent, setIsSpent] = useState(false)
  /** Sides that the service named when it refused; both where it named none. */
  const [refused, setRefused] = useState<readonly CardSide[]>([])
  const [refusals, setRefusals] = useState(0)

  async function read(pictures: CardPictures) {
    const { front, back } = pictures
    if (front === null || back === null || isReading) return
    setSent(0)
    setFailure(null)
    const answer = await api.readCard(front.blob, back.blob, setSent, {
      front: front.signals,
      back: back.signals,
    })
    setSent(null)
    if (!answer.ok) {
      setFailure(explain(answer.error))
      if (blamesPicture(answer.error)) {
        setIsSpent(true)
        setRefused(sidesNamedBy(answer.error))
        setRefusals((count) => count + 1)
      }
      return
    }
    save(fromReadings({ ...readOnDevice(pictures), ocr: answer.value.fields }))
    keepPictures(answer.value.proof.ocrId, { front, back })
    send({ type: 'document-read', proof: answer.value.proof })
  }

  return {
    read,
    isReading,
    /** Share of the pictures that was sent; null while nothing is under way. */
    sent,
    failure,
    isSpent,
    refused,
    needsOtherWay: refusals >= otherWayAfter,
    /** After a new picture: what was said of the old one no longer holds. */
    forget: () => {
      setFailure(null)
      setIsSpent(false)
      setRefused([])
    },
  }
}

function sidesNamedBy(failure: ApiFailure): readonly CardSide[] {
  const named = failure.kind === 'rejected' ? (failure.fields ?? []) : []
  const sides = cardSides.filter((side) => named.includes(side))
  return sides.length === 0 ? cardSides : sides
}
