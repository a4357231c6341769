import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import sharp from 'sharp'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

const require = createRequire(import.meta.url)
const wasm = new Uint8Array(readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm')))
prepareZXingModule({ overrides: { wasmBinary: wasm.buffer } })

export interface Picture {
  /** Text of the QR, if one can be read. */
  readonly qr: string | undefined
  /** Nothing on it: one colour, or nearly. */
  readonly blank: boolean
  readonly blurred: boolean
}

/** Width at which sharpness is measured (facts: card crop of 480 px). */
const measuredWidth = 480

/** Variance of the Laplacian over the squared mean: 0.13 sharp, 0.011 a blur of 3 px, 0.005 one of 4 px (facts). */
const sharpEnough = 0.003

/** Standard deviation of brightness under which a picture shows nothing. */
const contrastEnough = 6

/** How many readings are remembered. */
const rememberedReadings = 48

interface Upright {
  /** RGBA. */
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

/** Both sides of a card; undefined where there is no picture. */
export interface CardPictures {
  readonly front: Picture | undefined
  readonly back: Picture | undefined
}

/**
 * Reads the pictures of a card: its QR, which one side has, and whether they can be used. A search that finds nothing takes
 * longest, so pictures are enlarged only when neither side could be read: small modules of a card far away are found then.
 */
export async function readCard(content: Record<keyof CardPictures, Uint8Array>): Promise<CardPictures> {
  const sides = await Promise.all([readSide(content.front), readSide(content.back)])
  const [front, back] = sides
  if (sides.some((side) => side?.qr !== undefined || side?.blurred === true)) return { front, back }
  const [frontQr, backQr] = await Promise.all([readEnlargedQr(content.front), readEnlargedQr(content.back)])
  return { front: front && { ...front, qr: frontQr }, back: back && { ...back, qr: backQr } }
}

const readSide = remembering(async (content): Promise<Picture | undefined> => {
  const picture = await upright(content)
  return picture && { qr: await readQr(picture, 1), ...(await look(picture)) }
})

const readEnlargedQr = remembering(async (content) => {
  const picture = await upright(content)
  return picture && readQr(picture, 2)
})

/** The text of the QR that a picture of anything holds, if one can be read. */
export async function qrOf(content: Uint8Array): Promise<string | undefined> {
  const picture = await upright(content)
  return picture && ((await readQr(picture, 1)) ?? (await readQr(picture, 2)))
}

/** False for a picture of nothing, and for what is no picture. */
export const showsSomething = remembering(async (content) => {
  const picture = await upright(content)
  return picture !== undefined && !(await look(picture)).blank
})

/** Remembers readings by content: reading takes a third of a second, and a call that is repeated sends the same picture. */
function remembering<Reading>(read: (content: Uint8Array) => Promise<Reading>): typeof read {
  const readings = new Map<string, Promise<Reading>>()
  return (content) => {
    const digest = createHash('sha1').update(content).digest('base64')
    const reading = readings.get(digest) ?? read(content)
    readings.set(digest, reading)
    for (const oldest of [...readings.keys()].slice(0, -rememberedReadings)) readings.delete(oldest)
    return reading
  }
}

async function upright(content: Uint8Array): Promise<Upright | undefined> {
  try {
    // `rotate` applies the orientation that a phone noted.
    const image = sharp(content, { failOn: 'error' }).rotate().ensureAlpha().raw()
    const { data, info } = await image.toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height }
  } catch {
    return undefined
  }
}

const imageOf = ({ data, width, height }: Upright) => sharp(data, { raw: { width, height, channels: 4 } })

async function look(picture: Upright): Promise<Pick<Picture, 'blank' | 'blurred'>> {
  const grey = imageOf(picture).resize(measuredWidth).flatten().greyscale()
  const { data, info } = await grey.raw().toBuffer({ resolveWithObject: true })
  const { mean, deviation, laplacian } = measure(data, info.width, info.height)
  return { blank: deviation < contrastEnough, blurred: laplacian / mean ** 2 < sharpEnough }
}

/** The text of a QR, searched for at so many times the picture's own size. */
async function readQr(picture: Upright, scale: 1 | 2): Promise<string | undefined> {
  const image = scale === 1 ? imageOf(picture) : imageOf(picture).resize(picture.width * scale)
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  const pixels = {
    data: new Uint8ClampedArray(data),
    width: info.width,
    height: info.height,
    colorSpace: 'srgb' as const,
  }
  const [found] = await readBarcodes(pixels, { formats: ['QRCode'], maxNumberOfSymbols: 1 })
  return found?.isValid ? found.text : undefined
}

function measure(grey: Uint8Array, width: number, height: number) {
  const at = (x: number, y: number) => grey[y * width + x] ?? 0
  const all = statistics(grey)
  const edges: number[] = []
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      edges.push(at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1) - 4 * at(x, y))
    }
  }
  return { mean: Math.max(1, all.mean), deviation: Math.sqrt(all.variance), laplacian: statistics(edges).variance }
}

function statistics(values: ArrayLike<number>): { mean: number; variance: number } {
  let sum = 0
  let squares = 0
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index] ?? 0
    sum += value
    squares += value * value
  }
  const mean = sum / values.length
  return { mean, variance: squares / values.length - mean * mean }
}
