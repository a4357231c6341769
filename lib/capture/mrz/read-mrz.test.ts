import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'

import { holderOfIdno } from '@/tests/sandbox/specimens/holder-of-idno'
import { drawnPicture, type Side } from '@/tests/sandbox/specimens/pictures'

import type { Luma } from '@/lib/capture/frame/luma'
import { readMrz } from './read-mrz'

const now = new Date('2026-11-20T00:00:00Z')
const desk = '#6B5B4D'

/** A man's and a woman's card of each layout. */
const idNumbers = ['001090123456', '001090123459', '079185004271'] as const

function holderOf(idNumber: string) {
  const holder = holderOfIdno(idNumber)
  if (holder === undefined || holder === null) throw new Error(`no specimen bears ${idNumber}`)
  return holder
}

/** A side of a specimen, as seen by a camera. */
async function seen(idNumber: string, side: Side, through: (card: Sharp) => Sharp = (card) => card): Promise<Luma> {
  const card = sharp(await drawnPicture(holderOf(idNumber), side, 'none'))
  const changed = await through(card).raw().toBuffer({ resolveWithObject: true })
  const { data, info } = await sharp(changed.data, { raw: changed.info })
    .flatten({ background: desk })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height }
}

/** Camera noise in poor light: repeatable, different in every pixel. */
function withGrain(luma: Luma, levels: number): Luma {
  let seed = 1
  const grain = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return (seed / 2_147_483_647 - 0.5) * 2 * levels
  }
  return { ...luma, data: luma.data.map((value) => value + grain()) }
}

const expected = (idNumber: string) => {
  const { birthDate, sex, expiryDate } = holderOf(idNumber)
  return { idNumber, birthDate, sex, idExpiryDate: expiryDate }
}

describe('readMrz', () => {
  it.each(idNumbers)('reads number, birth date, sex and expiry of %s', async (idNumber) => {
    expect(readMrz(await seen(idNumber, 'back'), now)).toEqual(expected(idNumber))
  })

  it.each<[string, (card: Sharp) => Sharp]>([
    ['half as large', (card) => card.resize(800)],
    ['at an angle', (card) => card.rotate(5, { background: desk })],
    ['in perspective', (card) => card.affine([1, 0.05, 0.03, 1], { background: desk })],
    ['out of focus', (card) => card.blur(3)],
    ['in a third of the light', (card) => card.linear(0.33, 0)],
    ['upside down', (card) => card.rotate(180)],
  ])('reads it %s', async (_, through) => {
    const [idNumber] = idNumbers
    expect(readMrz(withGrain(await seen(idNumber, 'back', through), 8), now)).toEqual(expected(idNumber))
  })

  it('returns null instead of guessing', async () => {
    const [idNumber] = idNumbers
    expect(readMrz(await seen(idNumber, 'front'), now)).toBeNull()
    expect(readMrz(await seen(idNumber, 'back', (card) => card.blur(14)), now)).toBeNull()
    expect(readMrz(await seen(idNumber, 'back', (card) => card.resize(120)), now)).toBeNull()
  })
})
