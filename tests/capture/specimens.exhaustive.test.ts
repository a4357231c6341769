import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import sharp, { type Sharp } from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

import { drawScene, frame, type Trouble } from '@/tests/sandbox/specimens/camera-feed'
import { catalogue } from '@/tests/sandbox/specimens/catalogue'
import { drawnPicture } from '@/tests/sandbox/specimens/pictures'
import { isThorough } from '@/tests/setup/thorough'

import { guideIn, guideInRegion, guideShares, regionAround } from '@/lib/capture/frame/frame-geometry'
import { takeStill } from '@/lib/capture/card-reader/picture'
import { fitted, sentLongSide, sentQuality, type Size } from '@/lib/capture/frame/picture-size'
import type { Pixels } from '@/lib/capture/frame/luma'
import { measure } from '@/lib/capture/quality/measures'
import { cardThresholds } from '@/lib/capture/quality/thresholds'
import { cardHint, isWithoutPrint } from '@/lib/capture/quality/verdict'
import { findCardQr } from '@/lib/capture/card-reader/find-card-qr'
import { inspectPicture } from '@/lib/capture/card-reader/inspect-picture'
import { qrOptions } from '@/lib/capture/card-reader/qr-options'
import type { ReaderPort } from '@/lib/capture/card-reader/reader-port'
import { showsOtherSide } from '@/features/account-opening/screens/identity/card-pictures'

/*
 * Every specimen as the fake camera holds it, through the checks of a live frame and of the picture that is kept: what
 * frame-port.ts and reader.worker.ts do in a browser, with sharp in place of its canvas.
 */

const guide = guideIn(frame, 'card')
const region = regionAround(guide, frame)
const sent = fitted(region, sentLongSide)
const part = {
  left: Math.round(region.x),
  top: Math.round(region.y),
  width: Math.floor(region.width),
  height: Math.floor(region.height),
}

/** Size of a measured frame. */
const sampleWidth = 596
const sampleSize = { width: sampleWidth, height: Math.round((region.height / region.width) * sampleWidth) }

/** What a live frame of the scene measures, and the picture that is kept of it, at any size. */
async function sceneOf(idno: string, side: 'front' | 'back', trouble?: Trouble) {
  const rgb = await drawScene({ idno, side, ...(trouble !== undefined && { trouble }) })
  const seen = sharp(rgb, { raw: { width: frame.width, height: frame.height, channels: 3 } }).extract(part)
  const jpeg = await seen
    .clone()
    .resize(sent.width, sent.height, { fit: 'fill' })
    .jpeg({ quality: Math.round(sentQuality * 100) })
    .toBuffer()
  const live = measure(await pixelsAt(seen, sampleSize), guideInRegion(guide, region, sampleWidth))
  return { live, kept: (size: Size) => pixelsAt(sharp(jpeg), size) }
}

async function pixelsAt(picture: Sharp, { width, height }: Size): Promise<Pixels> {
  const data = await picture.resize(width, height, { fit: 'fill' }).ensureAlpha().raw().toBuffer()
  return { data: new Uint8ClampedArray(data), width, height }
}

const readQr = (pixels: Pixels) =>
  findCardQr(pixels, async ({ data, width, height }) => {
    const picture = { data: new Uint8ClampedArray(data), width, height, colorSpace: 'srgb', pixelFormat: 'rgba-unorm8' }
    return (await readBarcodes(picture as ImageData, qrOptions)).map(({ text }) => text)
  })

function pictureOf(kept: (size: Size) => Promise<Pixels>) {
  const shares = guideShares(guide, region)
  const reader: Pick<ReaderPort, 'encode'> = {
    encode: async (_, readsCard) => ({
      blob: new Blob(),
      inspection: await inspectPicture({ size: sent, pixelsAt: kept }, { readsCard, guide: shares }, readQr),
    }),
  }
  const still = { picture: Promise.resolve(new Blob()), region, size: sent, guide: shares }
  return takeStill(still, { reader: reader as ReaderPort, limits: cardThresholds.webcam, readsCard: true })
}

beforeAll(() => {
  const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } })
})

const bothSides = catalogue.flatMap((entry) => (['front', 'back'] as const).map((side) => ({ ...entry, side })))

/** One specimen of each layout and each flaw; with THOROUGH=1 all, which differ in what is printed on them. */
const usual = ['chip-card-2021', 'identity-card-2024', 'blurred', 'no-card']
const tested = bothSides.filter(({ id }) => isThorough || usual.includes(id))

describe('specimens before the camera', () => {
  it.each(tested.filter(({ flaw }) => flaw === 'none'))('$id, $side, is taken and read', async ({ holder, side }) => {
    const { live, kept } = await sceneOf(holder.idno, side)
    expect(cardHint(live, cardThresholds.webcam)).toBe('ready')
    expect(cardHint(live, cardThresholds.phone)).toBe('ready')
    const { fault, card, mrz, signals } = await pictureOf(kept)
    expect(fault).toBeNull()
    expect(signals).toEqual([])
    const { idno, name, birthDate, sex, issueDate, expiryDate } = holder
    const bearsCode = holder.card === '2021' ? side === 'front' : side === 'back'
    const printed = { idNumber: idno, fullName: name, birthDate, sex, idIssueDate: issueDate }
    expect(card !== null).toBe(bearsCode)
    expect(card ?? printed).toMatchObject(printed)
    // What was read tells the wrong side: a back for a front, and the front of 2021, which bears the code, once more.
    const front = {
      blob: new Blob(),
      source: 'camera',
      signals: [],
      fault,
      card: side === 'front' ? card : null,
      mrz: null,
    } as const
    expect(showsOtherSide('front', { card, mrz }, { front: null, back: null })).toBe(side === 'back')
    expect(showsOtherSide('back', { card, mrz }, { front, back: null })).toBe(side === 'front' && bearsCode)
    expect(mrz).toEqual(side === 'back' ? { idNumber: idno, birthDate, sex, idExpiryDate: expiryDate } : null)
  })

  it.each(tested.filter(({ flaw }) => flaw !== 'none'))(
    '$id, $side, is refused for it',
    async ({ holder, side, flaw }) => {
      const { live, kept } = await sceneOf(holder.idno, side)
      expect(cardHint(live, cardThresholds.webcam)).toBe(flaw)
      expect(await pictureOf(kept)).toMatchObject({ fault: flaw, card: null, mrz: null })
    },
  )

  const troubles = { dark: 'too-dark', blurred: 'blurred', glare: 'glare', cup: 'no-card' } as const

  /** One of each card and side; with THOROUGH=1 every specimen. */
  const held = tested.filter(({ flaw, id, side }) => {
    const isOfEach = (id === 'chip-card-2021' && side === 'front') || (id === 'identity-card-2024' && side === 'back')
    return flaw === 'none' && (isOfEach || isThorough)
  })
  const scenes = held.flatMap(({ id, holder, side }) =>
    Object.entries(troubles).map(([trouble, hint]) => ({ id, idno: holder.idno, side, trouble, hint })),
  )

  it.each(scenes)('$trouble: $hint, with $id, $side', async ({ idno, side, trouble, hint }) => {
    const { live, kept } = await sceneOf(idno, side, trouble as Trouble)
    expect(cardHint(live, cardThresholds.webcam)).toBe(hint)
    expect((await pictureOf(kept)).fault).toBe(hint)
  })
  it.each([3, 4, 5, 6])('a screen whose dots are %i pixels apart is pointed out', async (dots) => {
    const { kept } = await sceneOf('001190004271', 'front')
    const onScreen = async (size: Size) => behindGrid(await kept(size), size.width === sent.width ? dots : 1)
    expect(await pictureOf(onScreen)).toMatchObject({ fault: 'copy', signals: ['raster'] })
  })

  it('a copy without colour is pointed out', async () => {
    const { kept } = await sceneOf('079085013578', 'back')
    expect(await pictureOf(async (size) => withoutColour(await kept(size)))).toMatchObject({ signals: ['colourless'] })
  })
})

describe('specimens as files', () => {
  it.each(tested.filter(({ flaw }) => flaw !== 'blurred'))('$id, $side', async ({ holder, side, flaw }) => {
    const png = sharp(await drawnPicture(holder, side, flaw))
    const { width, height } = await png.metadata()
    const drawable = { size: { width, height }, pixelsAt: (size: Size) => pixelsAt(png.clone(), size) }
    const { measures, signs } = await inspectPicture(drawable, { readsCard: true, guide: null }, readQr)
    expect(measures !== null && isWithoutPrint(measures)).toBe(flaw === 'no-card')
    expect(flaw === 'none' ? signs : []).toEqual([])
  })
})

/** As a screen shows it: every few pixels of both directions lie between two dots, and are darker. */
function behindGrid({ data, width, height }: Pixels, dots: number): Pixels {
  const seen = new Uint8ClampedArray(data)
  if (dots === 1) return { data: seen, width, height }
  for (let at = 0; at < seen.length; at += 4) {
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)]
    if (x % dots !== 0 && y % dots !== 0) continue
    for (let colour = at; colour < at + 3; colour += 1) seen[colour] = (seen[colour] ?? 0) * 0.6
  }
  return { data: seen, width, height }
}

function withoutColour({ data, width, height }: Pixels): Pixels {
  const seen = new Uint8ClampedArray(data.length)
  for (let at = 0; at < seen.length; at += 4) seen.fill(data[at + 1] ?? 0, at, at + 4)
  return { data: seen, width, height }
}
