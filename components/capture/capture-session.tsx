'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState, type ReactNode } from 'react'

import { Spinner } from '@/components/ui/spinner'

import type { CameraStream, Facing } from '@/lib/capture/camera/camera-port'
import type { Subject } from '@/lib/capture/frame/frame-geometry'
import { firstFrame } from '@/lib/capture/frame/first-frame'
import type { Still } from '@/lib/capture/frame/frame-port'
import type { CameraControl } from '@/lib/capture/camera/use-camera-state'
import { useFrames } from './capture-devices'
import { takeStill, type CardRead, type Picture } from '@/lib/capture/card-reader/picture'
import { blockingAttempts, otherWayAfter, type Thresholds } from '@/lib/capture/quality/thresholds'
import { useFrameLoop } from './use-frame-loop'
import type { ReaderPort } from '@/lib/capture/card-reader/reader-port'
import { CameraPreview } from './camera-preview'
import { CaptureDialog } from './capture-dialog'
import { FileButton } from './file-button'
import { HintBubble } from './hint-bubble'
import { LiveCamera } from './live-camera'
import { PictureReview } from './picture-review'
import { PictureWays } from './capture-options'
import { ShutterBar } from './shutter-bar'

interface CaptureSessionProps {
  readonly subject: Subject
  readonly facing: Facing
  readonly title: string
  /** The requested side and its orientation; changes while the camera stays open. */
  readonly instruction: string
  /** A drawing of the requested side. */
  readonly sign?: ReactNode
  readonly reader: ReaderPort
  readonly limits: Thresholds
  readonly readsCard: boolean
  readonly isOtherSide?: (read: CardRead) => boolean
  readonly onPicture: (picture: Picture) => void
  /** Called when a file is chosen instead. */
  readonly onFile: (file: File) => void
  readonly onClose: () => void
}

/** One camera for one or more pictures: live with guidance, then confirm or retake. */
export function CaptureSession({ onPicture, onFile, onClose, sign, ...props }: CaptureSessionProps) {
  const { subject, facing, title, instruction, reader, limits, readsCard, isOtherSide } = props
  const [review, setReview] = useState<Picture | null>(null)
  const [failures, setFailures] = useState(0)
  const [isLooking, setIsLooking] = useState(false)
  /** Thumbnail of the last accepted picture: the next one must differ. */
  const [taken, setTaken] = useState<Uint8ClampedArray | null>(null)
  const lastThumbnail = useRef<Uint8ClampedArray | null>(null)

  async function onStill(still: Still, thumbnail: Uint8ClampedArray | null, isVirtual: boolean) {
    setIsLooking(true)
    try {
      const picture = await takeStill(still, { reader, limits, readsCard, isOtherSide, isVirtual })
      lastThumbnail.current = thumbnail
      if (picture.fault !== null) setFailures((count) => count + 1)
      setReview(picture)
    } finally {
      setIsLooking(false)
    }
  }

  function onUse(picture: Picture) {
    setTaken(lastThumbnail.current)
    setFailures(0)
    setReview(null)
    onPicture(picture)
  }

  const otherWays = <PictureWays facing={facing} onFile={onFile} isOnDark />
  const reviewed =
    review === null ? null : (
      <PictureReview
        picture={review}
        alt={instruction}
        // A copy is a guess, which must not keep anybody from going on.
        isBlocked={review.fault !== null && review.fault !== 'copy' && failures <= blockingAttempts}
        onRetake={() => setReview(null)}
        onUse={() => onUse(review)}
        otherWays={review.fault !== null && failures >= otherWayAfter ? otherWays : null}
      />
    )

  return (
    <CaptureDialog title={title} subtitle={instruction} sign={sign} onClose={onClose}>
      <LiveCamera facing={facing} fallback={otherWays} cover={reviewed}>
        {({ stream, control }) => (
          <Viewfinder
            {...props}
            stream={stream}
            control={control}
            otherThan={subject === 'card' ? taken : null}
            isLooking={isLooking}
            onStill={(still, thumbnail) => void onStill(still, thumbnail, stream.isVirtual)}
            onFile={onFile}
          />
        )}
      </LiveCamera>
    </CaptureDialog>
  )
}

interface ViewfinderProps extends Pick<
  CaptureSessionProps,
  'subject' | 'facing' | 'instruction' | 'reader' | 'limits'
> {
  readonly stream: CameraStream
  readonly control: CameraControl
  readonly otherThan: Uint8ClampedArray | null
  readonly isLooking: boolean
  readonly onStill: (still: Still, thumbnail: Uint8ClampedArray | null) => void
  readonly onFile: (file: File) => void
}

function Viewfinder({ stream, control, isLooking, onStill, onFile, instruction, ...loop }: ViewfinderProps) {
  const t = useTranslations('capture')
  const video = useRef<HTMLVideoElement>(null)
  const frames = useFrames()
  const isTaking = useRef(false)
  const { hint, thumbnail } = useFrameLoop({ ...loop, video, frames, onSteady: () => void shoot() })
  const devices = control.state.kind === 'live' ? control.state.devices : []

  async function shoot() {
    const source = video.current
    if (source === null || isTaking.current) return
    isTaking.current = true
    await firstFrame(source)
    isTaking.current = false
    onStill(frames.still(source, loop.subject), thumbnail.current)
  }

  return (
    <>
      <CameraPreview
        stream={stream}
        video={video}
        subject={loop.subject}
        isReady={hint === 'ready' || hint === 'press-now'}
        label={instruction}
      >
        <HintBubble hint={hint} subject={loop.subject} />
      </CameraPreview>
      <p className="px-4 pt-3 text-center text-small text-white/90">
        {isLooking ? <Spinner className="inline size-4" /> : t(`how.${loop.subject}`)}
      </p>
      <ShutterBar
        label={t('shutter')}
        isBusy={isLooking}
        devices={devices}
        deviceId={stream.deviceId}
        onShutter={() => void shoot()}
        onDevice={(deviceId) => control.request({ facing: loop.facing, deviceId })}
      >
        <FileButton
          size="compact"
          className="border-white text-white hover:bg-white/15 max-sm:flex-col"
          onFile={onFile}
        >
          {t('chooseFile')}
        </FileButton>
      </ShutterBar>
    </>
  )
}
