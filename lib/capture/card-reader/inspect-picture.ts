import type { CardFields } from '@/lib/domain/identity/identity-card'
import { fitted, sentLongSide, type Size } from '@/lib/capture/frame/picture-size'
import { toLuma, type Pixels, type Rect } from '@/lib/capture/frame/luma'
import { copySigns } from '@/lib/capture/quality/copy-signs'
import { measure } from '@/lib/capture/quality/measures'
import type { InspectOptions, Inspection } from './reader-messages'
import { readMrz } from '@/lib/capture/mrz/read-mrz'

/** A picture that can be drawn at any size. */
export interface Drawable {
  readonly size: Size
  readonly pixelsAt: (size: Size) => Pixels | Promise<Pixels>
}

/** The expected card area is measured at the guide width of live frames, so that the same limits apply. */
const measuredWidth = 480

/** Measures a picture and reads its card: the code at full resolution, the zone at the size for sending. */
export async function inspectPicture(
  { size, pixelsAt }: Drawable,
  { readsCard, guide }: InspectOptions,
  readQr: (pixels: Pixels) => Promise<CardFields | null>,
): Promise<Inspection> {
  const width = Math.round(measuredWidth / (guide?.width ?? 1))
  const small = { width, height: Math.round((size.height / size.width) * width) }
  const measures = measure(await pixelsAt(small), guide === null ? null : scaled(guide, small))
  // Nothing is read from a face: it need not be drawn larger than it is sent.
  const whole = await pixelsAt(readsCard ? size : fitted(size, sentLongSide))
  const signs = copySigns(whole)
  if (!readsCard) return { measures, card: null, mrz: null, signs }
  const card = await readQr(whole)
  const mrzSize = fitted(size, sentLongSide)
  const mrz = readMrz(toLuma(mrzSize.width === size.width ? whole : await pixelsAt(mrzSize)))
  return { measures, card, mrz, signs }
}

function scaled({ x, y, width, height }: Rect, by: Size): Rect {
  return { x: x * by.width, y: y * by.height, width: width * by.width, height: height * by.height }
}
