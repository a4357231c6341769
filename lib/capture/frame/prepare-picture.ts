import { err, ok, type Result } from '@/lib/platform/result/result'

import { fitted, leastLongSide, mostFileBytes, sentLongSide, sentQuality, type Size } from './picture-size'

/** Why a chosen file cannot be used. `not-a-picture` includes formats that the browser cannot open (HEIC). */
export type FileProblem = 'too-heavy' | 'not-a-picture' | 'too-small'

/**
 * Prepares a chosen file for sending: rotated by its EXIF, at most 1600 px long, JPEG. Redrawing drops all metadata,
 * such as the place where it was taken. Nothing is stored.
 */
export async function preparePicture(file: Blob): Promise<Result<Blob, FileProblem>> {
  if (file.size > mostFileBytes) return err('too-heavy')
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
  if (bitmap === null) return err('not-a-picture')
  try {
    if (Math.max(bitmap.width, bitmap.height) < leastLongSide) return err('too-small')
    return ok(await toJpeg(bitmap, fitted(bitmap, sentLongSide)))
  } finally {
    bitmap.close()
  }
}

/** Draws a picture, or its part `from`, as a JPEG of this size. */
export async function toJpeg(
  picture: CanvasImageSource,
  size: Size,
  from?: Size & { readonly x: number; readonly y: number },
): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = size.width
  canvas.height = size.height
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('No 2D canvas')
  context.imageSmoothingQuality = 'high'
  if (from === undefined) context.drawImage(picture, 0, 0, size.width, size.height)
  else context.drawImage(picture, from.x, from.y, from.width, from.height, 0, 0, size.width, size.height)
  const { promise, resolve } = Promise.withResolvers<Blob | null>()
  canvas.toBlob(resolve, 'image/jpeg', sentQuality)
  const jpeg = await promise
  // Safari keeps a canvas's memory until the canvas is small.
  canvas.width = 0
  canvas.height = 0
  if (jpeg === null) throw new Error('The picture could not be written')
  return jpeg
}
