'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import type { LivenessAction } from '@/lib/api/ekyc/mappers'

import type { LivenessFrame } from '../../api/opening-api'
import type { CameraStream } from '../camera/camera-port'
import type { CameraControl } from '../camera/use-camera-state'
import { useFrames } from '../capture-devices'
import { CameraPreview } from './camera-preview'
import { CaptureDialog } from './capture-dialog'
import { LiveCamera } from './live-camera'
import { ShutterBar } from './shutter-bar'

interface LivenessSessionProps {
  readonly actions: readonly LivenessAction[]
  /** The applicant presses the shutter for each movement, instead of a count of three. */
  readonly isSelfPaced: boolean
  readonly fallback: React.ReactNode
  readonly onFrames: (frames: readonly LivenessFrame[]) => void
  readonly onClose: () => void
}

/** The camera, one movement after the other, a picture of each. It guides; whether the person is alive the service says. */
export function LivenessSession({ actions, isSelfPaced, fallback, onFrames, onClose }: LivenessSessionProps) {
  const t = useTranslations('liveness')
  const [frames, setFrames] = useState<readonly LivenessFrame[]>([])
  const action = actions[frames.length] ?? 'center'

  function keep(picture: Blob) {
    const taken = [...frames, { action, picture }]
    setFrames(taken)
    if (taken.length === actions.length) onFrames(taken)
  }

  return (
    <CaptureDialog
      title={t('title')}
      subtitle={t('step', { step: Math.min(frames.length + 1, actions.length), total: actions.length })}
      onClose={onClose}
    >
      <LiveCamera facing="user" fallback={fallback}>
        {({ stream, control }) => (
          <Movement
            action={action}
            step={frames.length}
            isOver={frames.length >= actions.length}
            isSelfPaced={isSelfPaced}
            stream={stream}
            control={control}
            onPicture={keep}
          />
        )}
      </LiveCamera>
    </CaptureDialog>
  )
}

/** Seconds to get ready for a movement. */
const readyTime = 3

interface MovementProps extends Pick<LivenessSessionProps, 'isSelfPaced'> {
  readonly action: LivenessAction
  readonly step: number
  readonly isOver: boolean
  readonly stream: CameraStream
  readonly control: CameraControl
  readonly onPicture: (picture: Blob) => void
}

function Movement({ action, step, isOver, isSelfPaced, stream, control, onPicture }: MovementProps) {
  const t = useTranslations('liveness')
  const video = useRef<HTMLVideoElement>(null)
  const frames = useFrames()
  const isTaking = useRef(false)
  const devices = control.state.kind === 'live' ? control.state.devices : []

  async function take() {
    if (isTaking.current || isOver || video.current === null || video.current.videoWidth === 0) return
    isTaking.current = true
    try {
      const { blob } = await frames.still(video.current, 'face')
      onPicture(blob)
    } finally {
      isTaking.current = false
    }
  }

  return (
    <>
      <CameraPreview stream={stream} video={video} subject="face" isReady={isOver} label={t('preview')}>
        <p
          aria-live="assertive"
          aria-atomic="true"
          className="rounded-card bg-hero/85 max-w-[90%] px-5 py-3 text-center text-h3 text-white"
        >
          {t(`action.${action}`)}
        </p>
      </CameraPreview>
      <p className="px-4 pt-3 text-center text-small text-white/90">
        {isSelfPaced || isOver ? t('pressWhenReady') : <Countdown key={step} onEnd={() => void take()} />}
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

/** Counts down once. Stays at the end and calls again each second, for a picture that could not be taken yet. */
function Countdown({ onEnd }: { readonly onEnd: () => void }) {
  const t = useTranslations('liveness')
  const [secondsLeft, setSecondsLeft] = useState(readyTime)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    let left = readyTime
    const timer = setInterval(() => {
      left = Math.max(0, left - 1)
      setSecondsLeft(left)
      if (left === 0) end()
    }, 1000)
    return () => clearInterval(timer)
  }, [])
  return t('countdown', { seconds: secondsLeft })
}
