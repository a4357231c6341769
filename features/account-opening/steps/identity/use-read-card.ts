import { useState } from 'react'

import type { OpeningApi } from '../../api/opening-api'
import type { ScreenProps } from '../screen-props'
import { fromReadings, qrOf, type CardPictures } from './card-pictures'
import { blamesPicture, useExplainFailure, type Explanation } from './identity-failure'

interface ReadCard extends Pick<ScreenProps, 'save' | 'send'> {
  readonly api: OpeningApi
}

/** Sends the card to the e-KYC service and puts what it read into the form. */
export function useReadCard({ api, save, send }: ReadCard) {
  const explain = useExplainFailure()
  const [isReading, setIsReading] = useState(false)
  const [failure, setFailure] = useState<Explanation | null>(null)
  /** The service refused these very pictures: sending them again is of no use. */
  const [isSpent, setIsSpent] = useState(false)

  async function read(pictures: CardPictures) {
    const { front, back } = pictures
    if (front === null || back === null || isReading) return
    setIsReading(true)
    setFailure(null)
    const answer = await api.readCard(front.blob, back.blob)
    setIsReading(false)
    if (!answer.ok) {
      setFailure(explain(answer.error))
      setIsSpent(blamesPicture(answer.error))
      return
    }
    save(fromReadings(qrOf(pictures), answer.value.fields))
    send({ type: 'document-read', proof: answer.value.proof })
  }

  return {
    read,
    isReading,
    failure,
    isSpent,
    /** After a new picture: what was said of the old one no longer holds. */
    forget: () => {
      setFailure(null)
      setIsSpent(false)
    },
  }
}
