'use client'

import type { LivenessFrame } from '@/lib/domain/identity/liveness'
import { useTranslations } from 'next-intl'
import { useState, useSyncExternalStore } from 'react'

import { Button } from '@/components/ui/button'
import { CheckList } from '@/components/ui/check-list'
import { Checkbox } from '@/components/ui/checkbox'

import type { LivenessChallenge } from '@/lib/backends/ekyc/challenge-api'
import { useFaceSdkUrl } from '@/lib/capture/liveness/face-sdk-context'
import { SdkSession } from '@/components/capture/sdk-session'
import { LivenessSession } from '@/components/capture/liveness-session'
import { MovementStrip } from '@/components/capture/movement-strip'
import { ScreenTitle } from '../../form/screen-title'
import { HandoffWay } from '../../handoff/handoff-way'
import type { ScreenPropsOn } from '../screen-props'
import { DoneNotice } from './done-notice'
import { LivenessPictures } from './liveness-pictures'
import { LivenessProgress } from './liveness-progress'
import { useLiveness } from './use-liveness'

/** `start`: back from the pictures, before the camera. */
type Way = 'provider' | 'camera' | 'pictures' | 'start' | null

/** A few movements before the camera, then the verdict of the e-KYC service on the whole identity. */
export function LivenessScreen(props: ScreenPropsOn<'liveness'>) {
  const { applicationId, campaign, state: opening, data, save, send, api } = props
  const t = useTranslations('capture.liveness')
  const isPassed = opening.proofs.liveness !== undefined
  const { ocrId } = opening.proofs.document
  const { state, begin: drawChallenge, check, fetchResult } = useLiveness({ api, data, save, send, ocrId, isPassed })
  const [challenge, setChallenge] = useState<LivenessChallenge | null>(null)
  const [way, setWay] = useState<Way>(null)
  const [sdkUrl, setSdkUrl] = useState(useFaceSdkUrl())
  const reducesMotion = useReducedMotion()
  const [chosenPace, setChosenPace] = useState<boolean | null>(null)
  const isSelfPaced = chosenPace ?? reducesMotion
  const pace = isSelfPaced ? (chosenPace === null ? 'preset' : 'chosen') : 'counted'
  const isAtWork = state.kind === 'sending' || state.kind === 'beginning'
  /** Nothing to do before the camera: the verdict is out, or has fallen. */
  const isDecidedElsewhere = isPassed || ['waiting', 'pending', 'refused', 'unanswered'].includes(state.kind)
  const isSpent = state.kind === 'retry' && state.attemptsLeft === 0
  /** Pictures are chosen, or on their way: nothing of the camera is shown beside them. */
  const hasPictures = way === 'pictures' && (state.kind === 'ready' || state.kind === 'sending')

  async function begin(next: Way) {
    setWay(null)
    // Other movements at every try, drawn by the server: the last ones are no secret any more.
    const drawn = await drawChallenge()
    setChallenge(drawn)
    if (drawn !== null) setWay(next)
  }

  function onFrames(frames: readonly LivenessFrame[]) {
    if (way !== 'pictures') setWay(null)
    if (challenge !== null) void check(challenge.id, frames)
  }

  return (
    <div className="grid gap-5">
      {hasPictures && challenge !== null ? (
        <LivenessPictures
          key={challenge.id}
          actions={challenge.actions}
          isSending={isAtWork}
          onFrames={onFrames}
          onCamera={() => setWay('start')}
        />
      ) : (
        <ScreenTitle title={t('title')} lead={t('lead')} isFocused={way === 'start'} />
      )}
      {isPassed && <DoneNotice what="liveness" onContinue={() => send({ type: 'go', screen: 'personal' })} />}
      <div aria-live="polite" className="empty:hidden">
        <LivenessProgress
          state={state}
          onFetch={() => void fetchResult()}
          onCard={() => send({ type: 'proof-lost', proof: 'document' })}
        />
      </div>
      {!isDecidedElsewhere && !isSpent && !hasPictures && (
        <>
          {/* On a phone, where the button would be below the fold, the screen before has said most of it. */}
          <div className="-mt-1 max-sm:hidden [&_li]:gap-1.5 [&_ul]:flex [&_ul]:flex-wrap [&_ul]:gap-x-8">
            <CheckList items={[t('tip.light'), t('tip.face'), t('tip.alone')]} />
          </div>
          <MovementStrip />
          <Checkbox
            id="liveness-pace"
            className="-my-2 gap-0! text-small [&_label]:pt-0.5 [&>:last-child:not(:first-child)]:-mt-1"
            label={t('selfPaced')}
            hint={t('pace', { kind: pace })}
            checked={isSelfPaced}
            onChange={(event) => setChosenPace(event.target.checked)}
          />
          <div data-continue className="grid">
            <Button size="large" loading={isAtWork} onClick={() => void begin(sdkUrl === null ? 'camera' : 'provider')}>
              {state.kind === 'retry' ? t('again') : t('start')}
            </Button>
          </div>
          <section
            aria-labelledby="liveness-no-camera"
            className="flex flex-wrap items-center gap-x-5 border-t border-hairline pt-2"
          >
            <h2 id="liveness-no-camera" className="grow text-small font-semibold max-sm:basis-full max-sm:pt-2">
              {t('noCamera')}
            </h2>
            {!isAtWork && (
              <button type="button" className="act" onClick={() => void begin('pictures')}>
                {t('withPictures')}
              </button>
            )}
            <HandoffWay snapshot={{ applicationId, data, state: opening, campaign }} isShort />
          </section>
        </>
      )}
      {way === 'provider' && sdkUrl !== null && challenge !== null && (
        <SdkSession
          url={sdkUrl}
          actions={challenge.actions}
          requestId={opening.proofs.document.requestId}
          onFrames={onFrames}
          onFailed={() => {
            // Not asked for again on this screen: the built-in capture takes over.
            setSdkUrl(null)
            void begin('camera')
          }}
          onClose={() => setWay(null)}
        />
      )}
      {way === 'camera' && challenge !== null && (
        <LivenessSession
          actions={challenge.actions}
          isSelfPaced={isSelfPaced}
          fallback={
            <Button
              variant="secondary"
              className="border-white text-white hover:bg-white/15"
              onClick={() => void begin('pictures')}
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
