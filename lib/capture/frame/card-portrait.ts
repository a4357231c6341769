import { cardAspect, guideMargin } from './frame-geometry'
import type { Rect } from './luma'
import type { Size } from './picture-size'
import { toJpeg } from './prepare-picture'

/** Where both cards in use, of 2021 and 2024, bear the portrait, in shares of their sides: as high as the oval of the face's picture is to its width. */
const onCard: Rect = { x: 0.036, y: 0.265, width: 0.249, height: 0.52 }

/** How far the sides of a chosen picture may be from those of a card that fills it. */
const tolerance = 0.04

/** Widths of a card in the picture of a camera: within its margin, or between the sides of an upright phone (`guideIn`). */
const share = { lying: 1 / (1 + 2 * guideMargin), upright: 0.9 } as const

/** The portrait in a picture of the front, in pixels. Null: the card may be anywhere in it. */
export function portraitIn(picture: Size, source: 'camera' | 'file'): Rect | null {
  const aspect = picture.width / picture.height
  const isCardShaped = Math.abs(aspect / cardAspect - 1) < tolerance
  if (source === 'file' && !isCardShaped) return null
  const part = source === 'file' ? 1 : isCardShaped ? share.lying : share.upright
  const width = picture.width * part
  const height = source === 'file' ? picture.height : width / cardAspect
  return {
    x: (picture.width - width) / 2 + width * onCard.x,
    y: (picture.height - height) / 2 + height * onCard.y,
    width: width * onCard.width,
    height: height * onCard.height,
  }
}

/** The portrait, cut out of a picture of the front; null where it cannot be found. */
export async function cutPortrait(front: Blob, source: 'camera' | 'file'): Promise<Blob | null> {
  const bitmap = await createImageBitmap(front)
  try {
    const from = portraitIn(bitmap, source)
    return from === null ? null : await toJpeg(bitmap, { width: from.width, height: from.height }, from)
  } finally {
    bitmap.close()
  }
}
