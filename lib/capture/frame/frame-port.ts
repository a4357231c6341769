import { sentLongSide, fitted, type Size } from './picture-size'
import { toJpeg } from './prepare-picture'
import type { Pixels, Rect } from './luma'
import { guideIn, guideInRegion, guideShares, regionAround, type Subject } from './frame-geometry'

/** A frame to measure: what it is drawn from, and how. */
export interface Frame {
  /**
   * A handle on the video's frame, which the reader's worker draws by itself (drawing full HD costs 40 ms without a graphics
   * card), or its pixels, already cut and scaled, where the browser has no such handles.
   */
  readonly picture: VideoFrame | Pixels
  /** The part of the frame that is measured, in the frame's pixels. */
  readonly region: Rect
  /** Size that the part is measured at. */
  readonly size: Size
  /** The guide in that size. */
  readonly guide: Rect
}

/** Takes pictures from a playing video. */
export interface FramePort {
  /** A frame to measure; null while the video has no picture yet. */
  readonly sample: (video: HTMLVideoElement, subject: Subject) => Frame | null
  /** The frame of now, to be kept: for a card the guide and its margin, for a face all of it. */
  readonly still: (video: HTMLVideoElement, subject: Subject) => Still
}

/** A frame that is to become a picture, and how. */
export interface Still {
  /**
   * A handle on the frame, of which the reader's worker makes the picture (drawing and writing it here would stop the
   * preview for 100 ms on a slow phone), or the picture itself where the browser has no such handles.
   */
  readonly picture: VideoFrame | Promise<Blob>
  /** The part of the frame that is kept, in the frame's pixels. */
  readonly region: Rect
  /** Size of the picture. */
  readonly size: Size
  /** Where the card should be, in shares of the picture's sides; null for a face. */
  readonly guide: Rect | null
}

/** Width of the measured part, in pixels: with the margin, the guide is 480 wide, for which the limits were found. */
const sampleWidth = 596

/** Frames of a video element. */
export function videoFrames(): FramePort {
  let canvas: HTMLCanvasElement | null = null

  function pixelsOf(video: HTMLVideoElement, { x, y, width, height }: Rect, size: Size): Pixels | null {
    canvas ??= document.createElement('canvas')
    canvas.width = size.width
    canvas.height = size.height
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (context === null) return null
    context.drawImage(video, x, y, width, height, 0, 0, size.width, size.height)
    return context.getImageData(0, 0, size.width, size.height)
  }

  return {
    sample: (video, subject) => {
      const whole = { width: video.videoWidth, height: video.videoHeight }
      if (whole.width === 0) return null
      const guide = guideIn(whole, subject)
      const region = regionAround(guide, whole)
      const size = { width: sampleWidth, height: Math.round((region.height / region.width) * sampleWidth) }
      const picture = handleOf(video) ?? pixelsOf(video, region, size)
      return picture === null ? null : { picture, region, size, guide: guideInRegion(guide, region, sampleWidth) }
    },
    still: (video, subject) => {
      const whole = { width: video.videoWidth, height: video.videoHeight }
      const guide = guideIn(whole, subject)
      const region = subject === 'card' ? regionAround(guide, whole) : { x: 0, y: 0, ...whole }
      const size = fitted(region, sentLongSide)
      const picture = handleOf(video) ?? toJpeg(video, size, region)
      return { picture, region, size, guide: subject === 'card' ? guideShares(guide, region) : null }
    },
  }
}

/** Null before Safari 16.4 and Firefox 130, and while a video has no frame to give. */
function handleOf(video: HTMLVideoElement): VideoFrame | null {
  if (typeof VideoFrame === 'undefined' || typeof OffscreenCanvas === 'undefined') return null
  try {
    const frame = new VideoFrame(video)
    // Some phones hand out the frame as the sensor lies, not as the video shows it: coordinates would not match.
    if (frame.displayWidth === video.videoWidth && frame.displayHeight === video.videoHeight) return frame
    frame.close()
    return null
  } catch {
    return null
  }
}
