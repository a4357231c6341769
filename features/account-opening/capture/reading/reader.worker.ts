import type { readBarcodes } from 'zxing-wasm/reader'

import type { Frame } from '../camera/frame-port'
import { toLuma, type Pixels, type Rect } from '../quality/luma'
import { measure, type Measures } from '../quality/measures'
import { fitted, sentLongSide, type Size } from '../picture/picture-size'
import { findCardQr, firstCard } from './find-card-qr'
import { nativeQrReader } from './native-qr'
import { qrOptions } from './qr-options'
import { readZone } from './zone/read-zone'
import type { InspectRequest, Inspection, ReaderReply, ReaderRequest } from './reader-messages'

/** Measuring and reading off the main thread: no frame of the preview waits for it. */
addEventListener('message', ({ data }: MessageEvent<ReaderRequest>) => {
  void answer(data).then(
    (reply) => postMessage(reply),
    (error: unknown) => postMessage({ id: data.id, kind: 'failed', reason: String(error) } satisfies ReaderReply),
  )
})

async function answer(request: ReaderRequest): Promise<ReaderReply> {
  const { id } = request
  if (request.kind === 'measure') return { id, kind: 'measured', measures: measureFrame(request.frame) }
  if (request.kind === 'inspect') {
    return { id, kind: 'inspected', inspection: await inspect(request) }
  }
  await zxing()
  return { id, kind: 'warmed' }
}

function measureFrame({ picture, region, size, guide }: Frame): Measures {
  if ('data' in picture) return measure(picture, guide)
  try {
    return measure(pixelsOf(picture, size, region), guide)
  } finally {
    // Until it is closed, the camera has one buffer less.
    picture.close()
  }
}

/** What should be the card is measured at the width of the live frames' guide, so that the same limits hold. */
const measuredWidth = 480

async function inspect({ picture, readsCard, guide }: InspectRequest): Promise<Inspection> {
  if (typeof OffscreenCanvas === 'undefined') {
    // Before Safari 16.4: zxing decodes the file itself; nothing can be measured, so nothing is warned of.
    return { measures: null, card: readsCard ? firstCard(await decodeWithZxing(picture)) : null, zone: null }
  }
  const bitmap = await createImageBitmap(picture, { imageOrientation: 'from-image' })
  const width = Math.round(measuredWidth / (guide?.width ?? 1))
  const small = { width, height: Math.round((bitmap.height / bitmap.width) * width) }
  const measures = measure(pixelsOf(bitmap, small), guide === null ? null : scaled(guide, small))
  const card = readsCard ? await readCard(pixelsOf(bitmap, bitmap)) : null
  const zone = readsCard ? readZone(toLuma(pixelsOf(bitmap, fitted(bitmap, sentLongSide)))) : null
  bitmap.close()
  return { measures, card, zone }
}

function scaled({ x, y, width, height }: Rect, by: Size): Rect {
  return { x: x * by.width, y: y * by.height, width: width * by.width, height: height * by.height }
}

async function readCard(pixels: Pixels): Promise<Inspection['card']> {
  const native = await nativeQrReader()
  const found = native === null ? null : firstCard(await native(pixels).catch(() => []))
  return found ?? findCardQr(pixels, decodeWithZxing)
}

function pixelsOf(picture: ImageBitmap | VideoFrame, { width, height }: Size, part?: Rect): ImageData {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (context === null) throw new Error('No canvas in this worker')
  context.imageSmoothingQuality = 'high'
  if (part === undefined) context.drawImage(picture, 0, 0, width, height)
  else context.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, width, height)
  return context.getImageData(0, 0, width, height)
}

async function decodeWithZxing(picture: Pixels | Blob): Promise<readonly string[]> {
  const { readBarcodes } = await zxing()
  const input =
    picture instanceof Blob
      ? picture
      : new ImageData(new Uint8ClampedArray(picture.data), picture.width, picture.height)
  return (await readBarcodes(input, qrOptions)).filter((result) => result.isValid).map((result) => result.text)
}

let loading: Promise<{ readonly readBarcodes: typeof readBarcodes }> | undefined

/** The decoder, loaded once, with its WebAssembly from our own files (the package would fetch it from a CDN). */
function zxing() {
  loading ??= import('zxing-wasm/reader').then((module) => {
    const wasm = new URL('zxing-wasm/reader/zxing_reader.wasm', import.meta.url).href
    module.prepareZXingModule({
      overrides: { locateFile: (path: string, prefix: string) => (path.endsWith('.wasm') ? wasm : prefix + path) },
    })
    return module
  })
  return loading
}
