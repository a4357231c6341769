import { firstFrame } from '@/lib/capture/frame/first-frame'
import type { LivenessAction } from '@/lib/domain/identity/liveness'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import type { CameraStream } from '@/lib/capture/camera/camera-port'
import type { CameraControl } from '@/lib/capture/camera/use-camera-state'
import { playTone } from '@/lib/capture/liveness/tone'
import { useFrames } from './capture-devices'
import { faceThresholds } from '@/lib/capture/quality/thresholds'
import { useFrameLoop } from './use-frame-loop'
import type { Hint } from '@/lib/capture/quality/verdict'
import type { ReaderPort } from '@/lib/capture/card-reader/reader-port'
import { CameraPreview } from './camera-preview'
import { FaceSign } from './face-sign'
import { HintBubble } from './hint-bubble'
import { ShutterBar } from './shutter-bar'

/** Seconds to get ready for a movement. */
const readyTime = 3

/** Seconds that the countdown waits for better light; then the picture is taken anyway, and the service decides. */
const lightTime = 8

/** Faults that are not caused by a moving head. */
const ofLight: readonly (Hint | null)[] = ['too-dark', 'too-bright', 'glare']

interface LivenessChallengeProps {
  readonly action: LivenessAction
  readonly step: number
  readonly isOver: boolean
  /** Replaces the countdown by the shutter. */
  readonly isSelfPaced: boolean
  readonly stream: CameraStream
  readonly control: CameraControl
  readonly reader: ReaderPort
  readonly onPicture: (picture: Blob) => void
}

/** The live camera with its instruction: the picture is taken at the end of a countdown, which waits for good light. */
export function LivenessChallenge({
  action,
  step,
  isOver,
  isSelfPaced,
  stream,
  control,
  reader,
  onPicture,
}: LivenessChallengeProps) {
  const t = useTranslations('capture.liveness')
  const video = useRef<HTMLVideoElement>(null)
  const frames = useFrames()
  const isTaking = useRef(false)
  const look = { video, frames, reader, limits: faceThresholds, otherThan: null, onSteady: nothing } as const
  const { hint } = useFrameLoop({ ...look, subject: 'face' })
  const hasPoorLight = ofLight.includes(hint) && !isOver
  const devices = control.state.kind === 'live' ? control.state.devices : []

  async function take() {
    const source = video.current
    if (isTaking.current || isOver || source === null) return
    isTaking.current = true
    try {
      await firstFrame(source)
      const { blob } = await reader.encode(frames.still(source, 'face'), false)
      playTone(action, 'taken')
      onPicture(blob)
    } finally {
      isTaking.current = false
    }
  }

  return (
    <>
      <CameraPreview stream={stream} video={video} subject="face" isReady={isOver} label={t('preview')}>
        <div className="grid max-w-[90%] justify-items-center gap-2">
          <div data-scheme="dark" className="flex items-center gap-3 rounded-card bg-hero/85 px-5 py-3 text-white">
            <FaceSign action={action} className="size-14 shrink-0" />
            <p aria-live="assertive" aria-atomic="true" className="text-center text-h3">
              {t(`action.${action}`)}
            </p>
          </div>
          {hasPoorLight && <HintBubble hint={hint} subject="face" />}
        </div>
      </CameraPreview>
      <p className="px-4 pt-3 text-center text-small text-white/90">
        {isSelfPaced || isOver ? (
          t('pressWhenReady')
        ) : (
          <Countdown
            key={step}
            isHeld={hasPoorLight}
            onSecond={() => playTone(action, 'second')}
            onEnd={() => void take()}
          />
        )}
      </p>
      <ShutterBar
        label={t('shutter')}
        isBusy={isOver}
        devices={devices}
        deviceId={stream.deviceId}
        onShutter={() => void take()}
        onDevice={(deviceId) => control.request({ facing: 'user', deviceId })}
      />
    </>
  )
}

interface CountdownProps {
  readonly isHeld: boolean
  readonly onSecond: () => void
  readonly onEnd: () => void
}

/** Counts down once, then calls again every second until a picture could be taken. */
function Countdown({ isHeld, onSecond, onEnd }: CountdownProps) {
  const t = useTranslations('capture.liveness')
  const [secondsLeft, setSecondsLeft] = useState(readyTime)
  const left = useRef(readyTime)
  const waited = useRef(0)
  const tick = useEffectEvent(() => {
    if (isHeld && waited.current < lightTime) {
      waited.current += 1
      return
    }
    left.current = Math.max(0, left.current - 1)
    setSecondsLeft(left.current)
    if (left.current === 0) onEnd()
    else onSecond()
  })
  useEffect(() => {
    const timer = setInterval(() => tick(), 1000)
    return () => clearInterval(timer)
  }, [])
  return t('countdown', { seconds: secondsLeft })
}

function nothing(): void {}
