'use client'

import type { LivenessAction, LivenessFrame } from '@/lib/domain/identity/liveness'
import type { PictureSignal } from '@/lib/domain/identity/picture-signals'
import { useTranslations } from 'next-intl'
import { useState } from 'react'

import { useReader } from './capture-devices'
import { CaptureDialog } from './capture-dialog'
import { LiveCamera } from './live-camera'
import { LivenessChallenge } from './liveness-challenge'

interface LivenessSessionProps {
  readonly actions: readonly LivenessAction[]
  /** Replaces the countdown by the shutter. */
  readonly isSelfPaced: boolean
  readonly fallback: React.ReactNode
  readonly onFrames: (frames: readonly LivenessFrame[]) => void
  readonly onClose: () => void
}

/** The camera, movement by movement, with a picture of each. It only guides; the service judges liveness. */
export function LivenessSession({ actions, isSelfPaced, fallback, onFrames, onClose }: LivenessSessionProps) {
  const t = useTranslations('capture.liveness')
  const reader = useReader()
  const [frames, setFrames] = useState<readonly LivenessFrame[]>([])
  const action = actions[frames.length] ?? 'center'

  function keep(picture: Blob, signals: readonly PictureSignal[]) {
    const taken = [...frames, { action, picture, signals }]
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
          <LivenessChallenge
            action={action}
            step={frames.length}
            isOver={frames.length >= actions.length}
            isSelfPaced={isSelfPaced}
            stream={stream}
            control={control}
            reader={reader}
            onPicture={(picture) => keep(picture, stream.isVirtual ? ['virtual-camera'] : [])}
          />
        )}
      </LiveCamera>
    </CaptureDialog>
  )
}
