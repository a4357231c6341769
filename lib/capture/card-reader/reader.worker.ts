import type { readBarcodes } from 'zxing-wasm/reader'

import type { Frame } from '@/lib/capture/frame/frame-port'
import { sentQuality, type Size } from '@/lib/capture/frame/picture-size'
import type { Pixels, Rect } from '@/lib/capture/frame/luma'
import { measure, type Measures } from '@/lib/capture/quality/measures'
import { findCardQr, firstCard } from './find-card-qr'
import { inspectPicture } from './inspect-picture'
import { nativeQrReader } from './native-qr'
import { qrOptions } from './qr-options'
import type {
  DevelopedReply,
  DevelopRequest,
  InspectRequest,
  Inspection,
  ReaderReply,
  ReaderRequest,
} from './reader-messages'

/** Measures and reads outside the main thread, so that the preview never waits. */
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
  if (request.kind === 'encode') return { id, ...(await encode(request)) }
  await zxing()
  return { id, kind: 'warmed' }
}

function measureFrame({ picture, region, size, guide }: Frame): Measures {
  if ('data' in picture) return measure(picture, guide)
  try {
    return measure(pixelsOf(picture, size, region), guide)
  } finally {
    // The camera has one buffer less until the frame is closed.
    picture.close()
  }
}

async function inspect({ picture, ...options }: InspectRequest): Promise<Inspection> {
  if (typeof OffscreenCanvas === 'undefined') {
    // Before Safari 16.4, zxing decodes the file itself; without measurements there are no warnings.
    return { measures: null, card: options.readsCard ? firstCard(await decodeWithZxing(picture)) : null, mrz: null }
  }
  const bitmap = await createImageBitmap(picture, { imageOrientation: 'from-image' })
  try {
    return await inspectPicture({ size: bitmap, pixelsAt: (size) => pixelsOf(bitmap, size) }, options, readCard)
  } finally {
    bitmap.close()
  }
}

/** Encodes the picture for sending and inspects it meanwhile. */
async function encode({ still, readsCard }: DevelopRequest): Promise<Omit<DevelopedReply, 'id'>> {
  const { picture, region, size, guide } = still
  const canvas = drawn(picture, size, region)
  picture.close()
  const writing = canvas.convertToBlob({ type: 'image/jpeg', quality: sentQuality })
  const looking = inspectPicture(
    { size, pixelsAt: (wanted) => (wanted.width === size.width ? pixelsIn(canvas) : pixelsOf(canvas, wanted)) },
    { readsCard, guide },
    readCard,
  )
  const [blob, inspection] = await Promise.all([writing, looking])
  return { kind: 'developed', blob, inspection }
}

async function readCard(pixels: Pixels): Promise<Inspection['card']> {
  const native = await nativeQrReader()
  const found = native === null ? null : firstCard(await native(pixels).catch(() => []))
  return found ?? findCardQr(pixels, decodeWithZxing)
}

type Drawn = ImageBitmap | VideoFrame | OffscreenCanvas

function drawn(picture: Drawn, { width, height }: Size, part?: Rect): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height)
  const context = contextOf(canvas)
  context.imageSmoothingQuality = 'high'
  if (part === undefined) context.drawImage(picture, 0, 0, width, height)
  else context.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, width, height)
  return canvas
}

function pixelsOf(picture: Drawn, size: Size, part?: Rect): ImageData {
  return pixelsIn(drawn(picture, size, part))
}

function pixelsIn(canvas: OffscreenCanvas): ImageData {
  return contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height)
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) throw new Error('No canvas in this worker')
  return context
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
