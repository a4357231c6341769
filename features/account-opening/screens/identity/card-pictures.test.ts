import type { CardFields } from '@/lib/domain/identity/identity-card'
import { describe, expect, it } from 'vitest'

import type { Picture } from '@/lib/capture/card-reader/picture'
import { areTwoCards, fromReadings, keepPictures, keptPictures, readOnDevice, showsOtherSide } from './card-pictures'

const picture = (card: CardFields | null, mrz: CardFields | null = null): Picture => ({
  blob: new Blob(),
  source: 'file',
  signals: [],
  fault: null,
  card,
  mrz,
})
const mau = { idNumber: '001190004271', fullName: 'NGUYỄN THỊ MẪU' }
const other = { idNumber: '079085013578' }

describe('readOnDevice', () => {
  it('finds the code on the front of an older card, its zone on the back, and both on the back of a newer one', () => {
    expect(readOnDevice({ front: picture(mau), back: picture(null, mau) })).toEqual({ qr: mau, mrz: mau })
    expect(readOnDevice({ front: picture(null), back: picture(mau, mau) })).toEqual({ qr: mau, mrz: mau })
    expect(readOnDevice({ front: null, back: picture(null, mau) })).toEqual({ mrz: mau })
    expect(readOnDevice({ front: null, back: picture(null) })).toEqual({})
  })
})

describe('showsOtherSide', () => {
  const [nothing, code, mrz, both] = [picture(null), picture(mau), picture(null, mau), picture(mau, mau)]

  it.each([
    ['a front without a code', 'front', nothing, null, false],
    ['the front of an older card', 'front', code, null, false],
    ['the back of an older card for a front', 'front', mrz, null, true],
    ['the back of a newer card for a front', 'front', both, null, true],
    ['the back of an older card', 'back', mrz, code, false],
    ['the back of a newer card', 'back', both, nothing, false],
    ['a back whose zone could not be read', 'back', code, nothing, false],
    ['the front of an older card again', 'back', code, code, true],
  ] as const)('%s', (_, side, read, front, expected) => {
    expect(showsOtherSide(side, read, { front, back: null })).toBe(expected)
  })
})

describe('areTwoCards', () => {
  it.each([
    [mau, other, true],
    [mau, mau, false],
    [mau, null, false],
    [null, null, false],
  ])('%o and %o: %s', (front, back, expected) => {
    expect(areTwoCards({ front: picture(front), back: picture(back) })).toBe(expected)
    expect(areTwoCards({ front: picture(front), back: picture(null, back) })).toBe(expected)
  })
})

describe('fromReadings', () => {
  it('fills the form from all, the code first, and remembers where each answer came from', () => {
    const mrz = { idNumber: mau.idNumber, idExpiryDate: '2030-03-08' }
    const ocr = { ...mau, fullName: 'NGUYEN THI MAU', idIssuePlace: 'Bộ Công an', idExpiryDate: '2030-03-09' }
    const patch = fromReadings({ qr: mau, mrz, ocr })
    expect(patch).toMatchObject({
      fullName: 'NGUYỄN THỊ MẪU',
      idExpiryDate: '2030-03-08',
      idIssuePlace: 'Bộ Công an',
    })
    expect(patch.idSource).toEqual({ idNumber: 'qr', fullName: 'qr', idExpiryDate: 'mrz', idIssuePlace: 'ocr' })
  })

  it('leaves nothing of an earlier card in the form', () => {
    expect({ cardAddress: 'an older address', ...fromReadings({ qr: other }) }).toMatchObject({
      idNumber: other.idNumber,
      fullName: undefined,
      cardAddress: undefined,
    })
  })
})

it('returns the pictures of the card that was read last, and of no other', () => {
  const taken = (content: string) => ({ blob: new Blob([content]), source: 'file' }) as const
  const first = { front: taken('f'), back: taken('b') }
  const second = { front: taken('F'), back: taken('B') }
  keepPictures('card-1', first)
  expect(keptPictures('card-1')).toBe(first)
  keepPictures('card-2', second)
  expect(keptPictures('card-1')).toBeNull()
  expect(keptPictures('card-2')).toBe(second)
})
