import { clsx } from 'clsx'
import { useEffect, useState, type ReactNode, type RefObject } from 'react'

import type { CameraStream } from '@/lib/capture/camera/camera-port'
import type { Subject } from '@/lib/capture/frame/frame-geometry'
import type { Size } from '@/lib/capture/frame/picture-size'
import { GuideOverlay } from './guide-overlay'

interface CameraPreviewProps {
  readonly stream: CameraStream
  readonly video: RefObject<HTMLVideoElement | null>
  readonly subject: Subject
  readonly isReady: boolean
  readonly label: string
  /** The hint, at the top of the picture. */
  readonly children: ReactNode
}

/** The camera's picture with its guide. The preview of faces is mirrored, the stored picture is not. */
export function CameraPreview({ stream, video, subject, isReady, label, children }: CameraPreviewProps) {
  const [frame, setFrame] = useState<Size | null>(null)

  useEffect(() => {
    const element = video.current
    if (element === null) return
    stream.attach(element)
    // Without a user gesture, some browsers ignore `autoplay`.
    void element.play().catch(() => {})
    return () => {
      element.srcObject = null
    }
  }, [stream, video])

  return (
    <div className="relative min-h-0 flex-1">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a live picture without sound */}
      <video
        ref={video}
        autoPlay
        muted
        playsInline
        aria-label={label}
        className={clsx('absolute inset-0 size-full object-contain', subject === 'face' && '-scale-x-100')}
        onResize={({ currentTarget: { videoWidth, videoHeight } }) =>
          setFrame({ width: videoWidth, height: videoHeight })
        }
        onLoadedMetadata={({ currentTarget: { videoWidth, videoHeight } }) =>
          setFrame({ width: videoWidth, height: videoHeight })
        }
      />
      {frame !== null && frame.width > 0 && <GuideOverlay frame={frame} subject={subject} isReady={isReady} />}
      <div className="absolute inset-x-0 top-0 flex justify-center p-3">{children}</div>
    </div>
  )
}
