import { sentLongSide, fitted, type Size } from './picture-size'
import { toJpeg } from './prepare-picture'
import type { Pixels, Rect } from './luma'
import { guideIn, guideInRegion, guideShares, regionAround, type Subject } from './frame-geometry'

/** A frame to measure: its source, and how to draw it. */
export interface Frame {
  /**
   * A handle on the video's frame, drawn by the worker (drawing full HD takes 40 ms without a graphics card), or its
   * pixels, clipped and scaled, in browsers without such handles.
   */
  readonly picture: VideoFrame | Pixels
  /** The measured part, in the frame's pixels. */
  readonly region: Rect
  /** Size at which the part is measured. */
  readonly size: Size
  /** The guide at that size. */
  readonly guide: Rect
}

/** Takes pictures from a playing video. */
export interface FramePort {
  /** A frame to measure; null until the video has one. */
  readonly sample: (video: HTMLVideoElement, subject: Subject) => Frame | null
  /** The current frame, to store: for a card the guide and its margin, for a face all of it. */
  readonly still: (video: HTMLVideoElement, subject: Subject) => Still
}

/** A frame to turn into a picture. */
export interface Still {
  /**
   * A handle on the frame, encoded by the worker (encoding here would stop the preview for 100 ms on a slow phone), or
   * the picture itself in browsers without such handles.
   */
  readonly picture: VideoFrame | Promise<Blob>
  /** The stored part, in the frame's pixels. */
  readonly region: Rect
  /** Size of the picture. */
  readonly size: Size
  /** Expected position of the card, in shares of the picture's sides; null for a face. */
  readonly guide: Rect | null
}

/**
 * Width of the measured part, in pixels: without the margin, the guide is 480 wide, for which the limits were
 * determined.
 */
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

/** Null before Safari 16.4 and Firefox 130, and while the video has no frame. */
function handleOf(video: HTMLVideoElement): VideoFrame | null {
  if (typeof VideoFrame === 'undefined' || typeof OffscreenCanvas === 'undefined') return null
  try {
    const frame = new VideoFrame(video)
    // Some phones return the frame in the sensor's orientation, so coordinates would not match.
    if (frame.displayWidth === video.videoWidth && frame.displayHeight === video.videoHeight) return frame
    frame.close()
    return null
  } catch {
    return null
  }
}
