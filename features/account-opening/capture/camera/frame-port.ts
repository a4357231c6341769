import { sentLongSide, fitted } from '../picture/picture-size'
import { toJpeg } from '../picture/prepare-picture'
import type { Pixels, Rect } from '../quality/luma'
import { guideIn, guideInRegion, regionAround, type Subject } from './frame-geometry'

export interface Frame {
  readonly pixels: Pixels
  /** The guide in these pixels. */
  readonly guide: Rect
}

/** Takes pictures from a playing video. */
export interface FramePort {
  /** A small frame to measure; null while the video has no picture yet. */
  readonly sample: (video: HTMLVideoElement, subject: Subject) => Frame | null
  /** The picture that is kept: for a card the guide and its margin, for a face all of the frame. */
  readonly still: (video: HTMLVideoElement, subject: Subject) => Promise<Blob>
}

/** Width of the measured part, in pixels: with the margin, the guide is 480 wide, for which the limits were found. */
const sampleWidth = 596

/** Frames of a video element, over one canvas that is used again and again. */
export function videoFrames(): FramePort {
  let canvas: HTMLCanvasElement | null = null
  return {
    sample: (video, subject) => {
      const size = { width: video.videoWidth, height: video.videoHeight }
      if (size.width === 0) return null
      const guide = guideIn(size, subject)
      const region = regionAround(guide, size)
      canvas ??= document.createElement('canvas')
      canvas.width = sampleWidth
      canvas.height = Math.round((region.height / region.width) * sampleWidth)
      const context = canvas.getContext('2d', { willReadFrequently: true })
      if (context === null) return null
      context.drawImage(video, region.x, region.y, region.width, region.height, 0, 0, canvas.width, canvas.height)
      return {
        pixels: context.getImageData(0, 0, canvas.width, canvas.height),
        guide: guideInRegion(guide, region, sampleWidth),
      }
    },
    still: (video, subject) => {
      const size = { width: video.videoWidth, height: video.videoHeight }
      const part = subject === 'card' ? regionAround(guideIn(size, subject), size) : { x: 0, y: 0, ...size }
      return toJpeg(video, fitted(part, sentLongSide), part)
    },
  }
}
