'use client'

import type { LivenessFrame } from '@/lib/domain/identity/liveness'
import { useTranslations } from 'next-intl'
import { useState, useSyncExternalStore } from 'react'

import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'

import { drawLivenessActions } from '@/lib/capture/liveness/liveness-actions'
import { useFaceSdkUrl } from '@/lib/capture/liveness/face-sdk-context'
import { SdkSession } from '@/components/capture/sdk-session'
import { LivenessSession } from '@/components/capture/liveness-session'
import { ScreenTitle } from '../../form/screen-title'
import type { ScreenPropsOn } from '../screen-props'
import { DoneNotice } from './done-notice'
import { LivenessPictures } from './liveness-pictures'
import { LivenessProgress } from './liveness-progress'
import { useLiveness } from './use-liveness'

type Way = 'provider' | 'camera' | 'pictures' | null

/** A few movements before the camera, then the verdict of the e-KYC service on the whole identity. */
export function LivenessScreen({ state: opening, data, save, send, api }: ScreenPropsOn<'liveness'>) {
  const t = useTranslations('capture.liveness')
  const isPassed = opening.proofs.liveness !== undefined
  const { ocrId } = opening.proofs.document
  const { state, check, fetchResult } = useLiveness({ api, data, save, send, ocrId, isPassed })
  const [actions, setActions] = useState(() => drawLivenessActions())
  const [way, setWay] = useState<Way>(null)
  const [sdkUrl, setSdkUrl] = useState(useFaceSdkUrl())
  const reducesMotion = useReducedMotion()
  const [chosenPace, setChosenPace] = useState<boolean | null>(null)
  const isSelfPaced = chosenPace ?? reducesMotion
  const isAtWork = state.kind === 'sending'
  /** Nothing to do before the camera: the verdict is out, or has fallen. */
  const isDecidedElsewhere = isPassed || ['waiting', 'pending', 'refused', 'unanswered'].includes(state.kind)

  function begin(next: Way) {
    // Other movements at every try: the last ones are no secret any more.
    setActions(drawLivenessActions())
    setWay(next)
  }

  function onFrames(frames: readonly LivenessFrame[]) {
    setWay(null)
    void check(frames)
  }

  return (
    <div className="grid gap-6">
      <ScreenTitle title={t('title')} lead={t('lead')} />
      {isPassed && <DoneNotice what="liveness" onContinue={() => send({ type: 'go', screen: 'personal' })} />}
      <div aria-live="polite" className="empty:hidden">
        <LivenessProgress
          state={state}
          onFetch={() => void fetchResult()}
          onCard={() => send({ type: 'proof-lost', proof: 'document' })}
        />
      </div>
      {!isDecidedElsewhere && (
        <>
          <ul className="grid list-disc gap-1.5 rounded-card bg-surface-2 py-4 ps-8 pe-4 text-small">
            <li>{t('tip.light')}</li>
            <li>{t('tip.face')}</li>
            <li>{t('tip.alone')}</li>
          </ul>
          <Checkbox
            id="liveness-pace"
            label={t('selfPaced')}
            hint={t('selfPacedHint')}
            checked={isSelfPaced}
            onChange={(event) => setChosenPace(event.target.checked)}
          />
          <Button size="large" loading={isAtWork} onClick={() => begin(sdkUrl === null ? 'camera' : 'provider')}>
            {state.kind === 'retry' ? t('again') : t('start')}
          </Button>
          {way !== 'pictures' && !isAtWork && (
            <Button variant="quiet" onClick={() => begin('pictures')}>
              {t('withPictures')}
            </Button>
          )}
        </>
      )}
      {way === 'pictures' && <LivenessPictures key={actions.join()} actions={actions} onFrames={onFrames} />}
      <p className="text-small text-ink-2">{t('honest')}</p>
      {way === 'provider' && sdkUrl !== null && (
        <SdkSession
          url={sdkUrl}
          requestId={opening.proofs.document.requestId}
          onFrames={onFrames}
          onFailed={() => {
            // Not asked for again on this screen: the built-in capture takes over.
            setSdkUrl(null)
            begin('camera')
          }}
          onClose={() => setWay(null)}
        />
      )}
      {way === 'camera' && (
        <LivenessSession
          actions={actions}
          isSelfPaced={isSelfPaced}
          fallback={
            <Button
              variant="secondary"
              className="border-white text-white hover:bg-white/15"
              onClick={() => begin('pictures')}
            >
              {t('withPictures')}
            </Button>
          }
          onFrames={onFrames}
          onClose={() => setWay(null)}
        />
      )}
    </div>
  )
}

const motionQuery = '(prefers-reduced-motion: reduce)'

function useReducedMotion(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(motionQuery)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => matchMedia(motionQuery).matches,
    () => false,
  )
}
