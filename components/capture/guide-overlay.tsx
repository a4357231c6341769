import { clsx } from 'clsx'

import { guideIn, type Subject } from '@/lib/capture/frame/frame-geometry'
import type { Size } from '@/lib/capture/frame/picture-size'

interface GuideOverlayProps {
  /** Size of the video's frames: the overlay uses the same coordinates. */
  readonly frame: Size
  readonly subject: Subject
  readonly isReady: boolean
}

/** The guide over the preview; the rest of the frame is darkened. The hint repeats in words what the colour shows. */
export function GuideOverlay({ frame, subject, isReady }: GuideOverlayProps) {
  const guide = guideIn(frame, subject)
  const line = Math.max(frame.width, frame.height) / 260
  const shape = subject === 'card' ? cardPath(guide) : facePath(guide)
  return (
    <svg
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      preserveAspectRatio="xMidYMid meet"
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full"
    >
      <path fillRule="evenodd" className="fill-hero/60" d={`M0 0H${frame.width}V${frame.height}H0Z${shape}`} />
      <path
        d={shape}
        fill="none"
        strokeWidth={line}
        strokeDasharray={isReady ? undefined : `${line * 5} ${line * 3}`}
        className={clsx('transition-colors', isReady ? 'stroke-bronze-button' : 'stroke-white')}
      />
    </svg>
  )
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Corners of 3.18 mm on a card of 85.6 mm. */
function cardPath({ x, y, width, height }: Box): string {
  const r = width * 0.037
  return `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}Z`
}

function facePath({ x, y, width, height }: Box): string {
  const [a, b] = [width / 2, height / 2]
  return `M${x} ${y + b}a${a} ${b} 0 0 1 ${width} 0a${a} ${b} 0 0 1 ${-width} 0Z`
}
