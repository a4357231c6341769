import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import sharp, { type Sharp } from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

import { catalogue } from '@/tests/sandbox/specimens/catalogue'
import type { Side } from '@/tests/sandbox/specimens/pictures'
import { pictureSvg } from '@/tests/sandbox/specimens/pictures'

import type { Pixels } from '@/lib/capture/frame/luma'
import { findCardQr } from './find-card-qr'
import { qrOptions } from './qr-options'

/** The worker's decoder with its options, on pictures of the sandbox's specimens. */
async function decode({ data, width, height }: Pixels): Promise<string[]> {
  const picture = { data: new Uint8ClampedArray(data), width, height, colorSpace: 'srgb', pixelFormat: 'rgba-unorm8' }
  return (await readBarcodes(picture as ImageData, qrOptions)).map((result) => result.text)
}

function specimen(id: string, side: Side): Sharp {
  const entry = catalogue.find((candidate) => candidate.id === id)
  if (entry === undefined) throw new Error(`No specimen ${id}`)
  const drawn = sharp(Buffer.from(pictureSvg(entry.holder, side, entry.flaw))).flatten({ background: '#6B5B4D' })
  return entry.flaw === 'blurred' ? drawn.blur(9) : drawn
}

async function toPixels(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height }
}

/** A card on a desk, as seen by a camera. */
async function onDesk(picture: Sharp, width: number, angle = 0): Promise<Sharp> {
  const card = await picture.resize({ width }).rotate(angle, { background: '#6B5B4D' }).png().toBuffer()
  const desk = { create: { width: 1600, height: 1100, channels: 3 as const, background: '#6B5B4D' } }
  return sharp(
    await sharp(desk)
      .composite([{ input: card }])
      .png()
      .toBuffer(),
  )
}

beforeAll(() => {
  const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } })
})

describe('findCardQr', () => {
  it.each([0, 12, 90, 180])('reads a card rotated by %i degrees', async (angle) => {
    const picture = await onDesk(specimen('chip-card-2021', 'front'), 980, angle)
    expect((await findCardQr(await toPixels(picture), decode))?.idNumber).toBe('001190004271')
  })

  it('reads a code in an enlarged corner that is too small in the whole picture', async () => {
    const picture = await toPixels(specimen('chip-card-2021', 'front').resize({ width: 560 }).blur(1))
    let pictures = 0
    const counting = (pixels: Pixels) => {
      pictures += 1
      return decode(pixels)
    }
    expect((await findCardQr(picture, counting))?.idNumber).toBe('001190004271')
    expect(pictures).toBeGreaterThan(1)
  })
})
