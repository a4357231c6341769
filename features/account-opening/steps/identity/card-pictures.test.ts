import { describe, expect, it } from 'vitest'

import type { CardFields } from '../../draft/application-data'
import type { Picture } from '../../capture/picture/picture'
import { areTwoCards, fromReadings, qrOf } from './card-pictures'

const picture = (card: CardFields | null): Picture => ({ blob: new Blob(), source: 'file', fault: null, card })
const mau = { idNumber: '001190004271', fullName: 'NGUYỄN THỊ MẪU' }
const other = { idNumber: '079085013578' }

describe('qrOf', () => {
  it('finds the code on the front of an older card and on the back of a newer one', () => {
    expect(qrOf({ front: picture(mau), back: picture(null) })).toEqual(mau)
    expect(qrOf({ front: picture(null), back: picture(mau) })).toEqual(mau)
    expect(qrOf({ front: null, back: picture(null) })).toBeNull()
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
  })
})

describe('fromReadings', () => {
  it('fills the form from both, the code first, and remembers where each answer came from', () => {
    const patch = fromReadings(mau, { ...mau, fullName: 'NGUYEN THI MAU', idIssuePlace: 'Bộ Công an' })
    expect(patch).toMatchObject({ fullName: 'NGUYỄN THỊ MẪU', idIssuePlace: 'Bộ Công an' })
    expect(patch.idSource).toEqual({ idNumber: 'qr', fullName: 'qr', idIssuePlace: 'ocr' })
  })

  it('leaves nothing of an earlier card in the form', () => {
    expect({ cardAddress: 'an older address', ...fromReadings(other, null) }).toMatchObject({
      idNumber: other.idNumber,
      fullName: undefined,
      cardAddress: undefined,
    })
  })
})
