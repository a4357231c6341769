'use client'

import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'

import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { CheckList } from '@/components/ui/check-list'

import { useReader } from '@/components/capture/capture-devices'
import { takeFile, type CardRead, type Picture } from '@/lib/capture/card-reader/picture'
import type { FileProblem } from '@/lib/capture/frame/prepare-picture'
import { CardSign } from '@/components/capture/card-sign'
import { CaptureSession } from '@/components/capture/capture-session'
import { ScreenTitle } from '../../form/screen-title'
import { HandoffWay } from '../../handoff/handoff-way'
import type { ScreenPropsOn } from '../screen-props'
import {
  areTwoCards,
  cardSides,
  fromReadings,
  readOnDevice,
  showsOtherSide,
  type CardPictures,
  type CardSide,
} from './card-pictures'
import { DoneNotice } from './done-notice'
import { FailureNotice } from './failure-notice'
import { PictureSlot } from './photo-field'
import { SendingProgress } from './sending-progress'
import { useCardLimits } from '@/lib/capture/camera/use-card-limits'
import { useReadCard } from './use-read-card'

const noProblem: Record<CardSide, FileProblem | null> = { front: null, back: null }

/**
 * Both sides of the ID card, by camera or as files. Its QR and its machine readable zone are read on the device and fill the form at once;
 * then both pictures go to the e-KYC service, whose answer is compared with it on the next screen.
 */
export function IdCardScreen({ applicationId, data, state, campaign, save, send, api }: ScreenPropsOn<'id-card'>) {
  const t = useTranslations('application.identity')
  const reader = useReader()
  const limits = useCardLimits()
  const [pictures, setPictures] = useState<CardPictures>({ front: null, back: null })
  /** The same, for what goes on while a file is looked at: the other side may have been chosen meanwhile. */
  const latest = useRef(pictures)
  const [capturing, setCapturing] = useState<CardSide | null>(null)
  const [looking, setLooking] = useState<readonly CardSide[]>([])
  const [problems, setProblems] = useState(noProblem)
  const reading = useReadCard({ api, save, send })
  /** The current pictures have already been read. */
  const isDone = state.proofs.document !== undefined && pictures.front === null && pictures.back === null
  const nextSide = cardSides.find((side) => pictures[side] === null)
  const isMissing = nextSide !== undefined

  function keep(side: CardSide, picture: Picture) {
    latest.current = { ...latest.current, [side]: picture }
    setPictures(latest.current)
    setProblems((before) => ({ ...before, [side]: null }))
    reading.forget()
    const readings = readOnDevice(latest.current)
    if (Object.keys(readings).length > 0) save(fromReadings(readings))
  }

  /** The camera stays open for the side that is missing. */
  function keepShot(side: CardSide, picture: Picture) {
    keep(side, picture)
    setCapturing(cardSides.find((other) => latest.current[other] === null) ?? null)
  }

  async function choose(side: CardSide, file: File) {
    setCapturing(null)
    setLooking((before) => [...before, side])
    const taken = await takeFile(file, { reader, limits, readsCard: true, isOtherSide: otherThan(side) })
    setLooking((before) => before.filter((other) => other !== side))
    if (taken.ok) keep(side, taken.value)
    else setProblems((before) => ({ ...before, [side]: taken.error }))
  }

  function otherThan(side: CardSide) {
    return (read: CardRead) => showsOtherSide(side, read, latest.current)
  }

  function submit() {
    if (pictures.front !== null && pictures.back !== null) void reading.read(pictures)
  }

  return (
    <div className="grid gap-4 sm:gap-5">
      <ScreenTitle
        title={isMissing ? t('card.title') : t('card.takenTitle')}
        lead={isMissing ? t('card.lead') : t('card.takenLead')}
      />
      {isDone && <DoneNotice what="card" onContinue={() => send({ type: 'go', screen: 'id-confirm' })} />}
      {reading.failure !== null && <FailureNotice {...reading.failure} />}
      {isMissing && <Preparation />}
      <div className={clsx('grid sm:grid-cols-2 sm:gap-x-8', isMissing ? 'gap-3' : 'gap-4')}>
        {cardSides.map((side) => (
          <PictureSlot
            key={side}
            title={t(`card.${side}`)}
            hint={t(`card.${side}Hint`)}
            sign={<CardSign side={side} className="w-4/5 max-w-52 text-primary" />}
            picture={pictures[side]}
            isNext={side === nextSide && !isDone}
            facing="environment"
            isLooking={looking.includes(side)}
            problem={problems[side]}
            isRefused={reading.refused.includes(side)}
            needsOtherWay={reading.needsOtherWay}
            onCamera={() => {
              void reader.warm()
              setCapturing(side)
            }}
            onFile={(file) => void choose(side, file)}
          />
        ))}
      </div>
      {isMissing && <HandoffWay snapshot={{ applicationId, data, state, campaign }} />}
      {areTwoCards(pictures) && (
        <Alert tone="warning" role="alert" title={t('card.twoCards')}>
          {t('card.twoCardsFix')}
        </Alert>
      )}
      <SendingProgress share={reading.sent} atWork={t('card.reading')} />
      {/* It comes once there is something to send: until then the camera is the first act. */}
      {!isMissing && (
        // Below what is to be looked at, not over it.
        <div className="mt-2 grid sm:mt-3">
          <Button
            size="large"
            loading={reading.isReading}
            aria-disabled={reading.isSpent || areTwoCards(pictures)}
            onClick={reading.isSpent || areTwoCards(pictures) ? undefined : submit}
          >
            {t('card.continue')}
          </Button>
        </div>
      )}
      {capturing !== null && (
        <CaptureSession
          subject="card"
          facing="environment"
          title={t('card.title')}
          instruction={t(`card.${capturing}Instruction`)}
          sign={<CardSign side={capturing} className="w-14 shrink-0" />}
          reader={reader}
          limits={limits}
          readsCard
          isOtherSide={otherThan(capturing)}
          onPicture={(picture) => keepShot(capturing, picture)}
          onFile={(file) => void choose(capturing, file)}
          onClose={() => setCapturing(null)}
        />
      )}
    </div>
  )
}

const preparations = ['card', 'light', 'corners', 'case'] as const

/** What makes the pictures good at the first try. */
function Preparation() {
  const t = useTranslations('application.identity')
  return (
    // On one line if there is room: in columns, each tip would seem to apply only to the side below it.
    <div className="[&_li]:gap-1.5 [&_li]:text-[0.875rem] [&_ul]:grid-cols-[auto_auto] [&_ul]:justify-between [&_ul]:gap-x-3 sm:[&_ul]:flex sm:[&_ul]:flex-wrap">
      <CheckList items={preparations.map((item) => t(`prepare.${item}`))} />
    </div>
  )
}
