import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef } from 'react'

import type { CameraStream, Facing } from '@/lib/capture/camera/camera-port'
import type { CameraState } from '@/lib/capture/camera/camera-state'
import { useFrames } from '@/components/capture/capture-devices'
import { faceThresholds } from '@/lib/capture/quality/thresholds'
import { useFrameLoop } from '@/components/capture/use-frame-loop'
import type { Hint } from '@/lib/capture/quality/verdict'
import type { ReaderPort } from '@/lib/capture/card-reader/reader-port'
import { CameraPreview } from '@/components/capture/camera-preview'
import { LiveCamera } from '@/components/capture/live-camera'

interface CameraTrialProps {
  readonly facing: Facing
  readonly reader: ReaderPort
  readonly onState: (state: CameraState) => void
  readonly onHint: (hint: Hint) => void
}

/** Camera preview. Requests and shows the camera like the later screens, but takes no photo. */
export function CameraTrial({ facing, reader, onState, onHint }: CameraTrialProps) {
  const t = useTranslations('accountLanding.rehearsal')
  const panel = useRef<HTMLElement>(null)
  // The button that opened the preview is gone, so move focus here.
  useEffect(() => panel.current?.focus(), [])
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={t('preview')}
      className="flex aspect-[4/5] w-full flex-col overflow-hidden rounded-panel bg-hero text-white outline-none sm:aspect-[4/3] lg:aspect-auto"
    >
      <LiveCamera
        facing={facing}
        onState={onState}
        fallback={<p className="w-full text-small">{t('withoutCamera')}</p>}
      >
        {({ stream }) => <Trial stream={stream} facing={facing} reader={reader} onHint={onHint} />}
      </LiveCamera>
    </section>
  )
}

interface TrialProps extends Omit<CameraTrialProps, 'onState'> {
  readonly stream: CameraStream
}

function Trial({ stream, facing, reader, onHint }: TrialProps) {
  const t = useTranslations('accountLanding.rehearsal')
  const video = useRef<HTMLVideoElement>(null)
  const frames = useFrames()
  const subject = facing === 'user' ? 'face' : 'card'
  const { hint } = useFrameLoop({
    video,
    subject: 'face',
    frames,
    reader,
    limits: faceThresholds,
    otherThan: null,
    onSteady: noop,
  })
  const report = useEffectEvent(onHint)
  useEffect(() => {
    if (hint !== null) report(hint)
  }, [hint])
  return (
    <CameraPreview stream={stream} video={video} subject={subject} isReady={hint !== null} label={t('preview')}>
      {null}
    </CameraPreview>
  )
}

function noop(): void {}
