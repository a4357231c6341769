import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'

import type { FramePort } from '@/lib/capture/frame/frame-port'
import type { Subject } from '@/lib/capture/frame/frame-geometry'
import type { ReaderPort } from '@/lib/capture/card-reader/reader-port'
import { movement, type Measures } from '@/lib/capture/quality/measures'
import { paceHint, type PacedHint } from '@/lib/capture/quality/paced-hint'
import { countFrame, notSteady } from '@/lib/capture/quality/steadiness'
import { frameInterval, manualAfter, otherSideMovement, type Thresholds } from '@/lib/capture/quality/thresholds'
import { cardHint, faceHint, type Hint } from '@/lib/capture/quality/verdict'

/** Pause between frames when measuring takes longer than the interval, in milliseconds. */
const leastPause = 30

interface FrameLoop {
  readonly video: RefObject<HTMLVideoElement | null>
  readonly subject: Subject
  readonly frames: FramePort
  readonly reader: ReaderPort
  readonly limits: Thresholds
  /** Thumbnail of the previous side; nothing is captured automatically while it is still visible. */
  readonly otherThan: Uint8ClampedArray | null
  /** Called once after enough consecutive good frames. */
  readonly onSteady: () => void
}

export interface FrameLoopState {
  /** The current hint; null before the first measurement. */
  readonly hint: Hint | null
  /** Thumbnail of the last frame. */
  readonly thumbnail: RefObject<Uint8ClampedArray | null>
}

/**
 * Measures about six frames a second while mounted, one at a time, and returns the hint to show. The reader measures
 * outside the main thread; here a frame costs one small draw.
 */
export function useFrameLoop({
  video,
  subject,
  frames,
  reader,
  limits,
  otherThan,
  onSteady,
}: FrameLoop): FrameLoopState {
  const [shown, setShown] = useState<PacedHint | null>(null)
  const thumbnail = useRef<Uint8ClampedArray | null>(null)
  const steady = useEffectEvent(onSteady)

  const judge = useEffectEvent((measures: Measures, liveFor: number): Hint => {
    if (subject === 'face') return faceHint(measures, limits)
    if (otherThan !== null && movement(otherThan, measures.thumbnail) < otherSideMovement) return 'flip'
    const hint = cardHint(measures, limits)
    return hint === 'no-card' && liveFor > manualAfter ? 'press-shutter' : hint
  })

  useEffect(() => {
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    let steadiness = notSteady
    const since = performance.now()

    async function look() {
      const began = performance.now()
      const frame = video.current === null ? null : frames.sample(video.current, subject)
      const measures = frame === null ? null : await reader.measure(frame)
      if (isOver) return
      if (measures !== null) {
        thumbnail.current = measures.thumbnail
        const now = performance.now()
        const counted = countFrame(steadiness, measures, judge(measures, now - since))
        steadiness = counted.steadiness
        setShown((before) => paceHint(before, counted.hint, now))
        if (subject === 'card' && steadiness.frames >= limits.steadyFrames) {
          isOver = true
          steady()
          return
        }
      }
      timer = setTimeout(() => void look(), Math.max(leastPause, frameInterval - (performance.now() - began)))
    }

    void look()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [video, subject, frames, reader, limits])

  return { hint: shown?.hint ?? null, thumbnail }
}
