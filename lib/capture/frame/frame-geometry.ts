import type { Rect } from './luma'
import type { Size } from './picture-size'

/** The subject of the camera, and the shape of its guide. */
export type Subject = 'card' | 'face'

/** ID-1: 85.60 x 53.98 mm. */
export const cardAspect = 1.586
const faceAspect = 0.78

/**
 * Margin around the guide in the stored picture, in guide sizes: shows the card's sides and tolerates crooked hands.
 */
export const guideMargin = 0.12

/** Guide in the centre of a frame: as large as fits with its margin, at most `share` of either side. */
export function guideIn(frame: Size, subject: Subject): Rect {
  const aspect = subject === 'card' ? cardAspect : faceAspect
  // An upright phone has few pixels across, so a card needs nearly all of them.
  const cardShare = frame.width < frame.height ? 0.9 : 0.8
  const share = subject === 'card' ? cardShare : 0.72
  const width = Math.min(frame.width * share, frame.height * share * aspect)
  const height = width / aspect
  return { x: (frame.width - width) / 2, y: (frame.height - height) / 2, width, height }
}

/** The guide and its margin, clipped to the frame: the measured part, and for cards the stored one. */
export function regionAround(guide: Rect, frame: Size): Rect {
  const x = Math.max(0, guide.x - guide.width * guideMargin)
  const y = Math.max(0, guide.y - guide.height * guideMargin)
  return {
    x,
    y,
    width: Math.min(frame.width, guide.x + guide.width * (1 + guideMargin)) - x,
    height: Math.min(frame.height, guide.y + guide.height * (1 + guideMargin)) - y,
  }
}

/** The guide in pixels of a region drawn `width` wide. */
export function guideInRegion(guide: Rect, region: Rect, width: number): Rect {
  const scale = width / region.width
  return {
    x: (guide.x - region.x) * scale,
    y: (guide.y - region.y) * scale,
    width: guide.width * scale,
    height: guide.height * scale,
  }
}

/** The guide in shares of a region's sides. */
export function guideShares(guide: Rect, region: Rect): Rect {
  return {
    x: (guide.x - region.x) / region.width,
    y: (guide.y - region.y) / region.height,
    width: guide.width / region.width,
    height: guide.height / region.height,
  }
}
