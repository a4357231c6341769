'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'

import { Button } from '@/components/ui/button'

import { useReader } from '@/components/capture/capture-devices'
import { takeFile, type Picture } from '@/lib/capture/card-reader/picture'
import type { FileProblem } from '@/lib/capture/frame/prepare-picture'
import { faceThresholds } from '@/lib/capture/quality/thresholds'
import { FaceGuide } from '@/components/capture/face-guide'
import { CaptureSession } from '@/components/capture/capture-session'
import { ScreenTitle } from '../../form/screen-title'
import { HandoffWay } from '../../handoff/handoff-way'
import type { ScreenPropsOn } from '../screen-props'
import { CardPortrait } from './card-portrait'
import { keptPictures } from './card-pictures'
import { DoneNotice } from './done-notice'
import { FailureNotice } from './failure-notice'
import { PictureSlot } from './photo-field'
import { SendingProgress } from './sending-progress'
import { useFaceMatch } from './use-face-match'

/** One picture of the face, compared with the card's by the e-KYC service. */
export function FaceScreen({ applicationId, data, state, campaign, send, api }: ScreenPropsOn<'face'>) {
  const t = useTranslations('application.identity')
  const reader = useReader()
  const [picture, setPicture] = useState<Picture | null>(null)
  const [isCapturing, setIsCapturing] = useState(false)
  const [isLooking, setIsLooking] = useState(false)
  const [problem, setProblem] = useState<FileProblem | null>(null)
  const match = useFaceMatch({ api, send, ocrId: state.proofs.document.ocrId })
  const card = keptPictures(state.proofs.document.ocrId)
  /** The current picture has already been matched with the card. */
  const isDone = state.proofs.faceMatch !== undefined && picture === null

  function keep(taken: Picture) {
    setPicture(taken)
    setProblem(null)
    setIsCapturing(false)
    match.forget()
  }

  async function choose(file: File) {
    setIsCapturing(false)
    setIsLooking(true)
    const taken = await takeFile(file, { reader, limits: faceThresholds, readsCard: false })
    setIsLooking(false)
    if (taken.ok) keep(taken.value)
    else setProblem(taken.error)
  }

  return (
    <div className="grid gap-5">
      <ScreenTitle
        title={picture === null ? t('face.title') : t('face.takenTitle')}
        lead={picture === null ? t('face.lead') : t('face.takenLead')}
      />
      {isDone && <DoneNotice what="face" onContinue={() => send({ type: 'go', screen: 'liveness' })} />}
      {match.failure !== null && <FailureNotice {...match.failure} attemptsLeft={match.attemptsLeft} />}
      {!match.hasEnded && (
        <PictureSlot
          title={t('face.slot')}
          hint={t('face.slotHint')}
          sign={<FaceGuide className="h-9/10 text-primary" />}
          subject="face"
          picture={picture}
          beside={card !== null && <CardPortrait front={card.front} />}
          isNext={!isDone}
          facing="user"
          isLooking={isLooking}
          problem={problem}
          needsOtherWay={match.needsOtherWay}
          onCamera={() => setIsCapturing(true)}
          onFile={(file) => void choose(file)}
        />
      )}
      <SendingProgress share={match.sent} atWork={t('face.comparing')} />
      {picture !== null && !match.hasEnded && (
        <div data-continue className="grid">
          <Button
            size="large"
            loading={match.isComparing}
            aria-disabled={match.isSpent}
            onClick={match.isSpent ? undefined : () => void match.compare(picture)}
          >
            {t('face.continue')}
          </Button>
        </div>
      )}
      {picture === null && <p className="text-small text-ink-2">{t('face.privacy')}</p>}
      {picture === null && !match.hasEnded && <HandoffWay snapshot={{ applicationId, data, state, campaign }} />}
      {isCapturing && (
        <CaptureSession
          subject="face"
          facing="user"
          title={t('face.title')}
          instruction={t('face.instruction')}
          reader={reader}
          limits={faceThresholds}
          readsCard={false}
          onPicture={keep}
          onFile={(file) => void choose(file)}
          onClose={() => setIsCapturing(false)}
        />
      )}
    </div>
  )
}
