import { describe, expect, it } from 'vitest'

import { differencesBetween, mergeReadings, spellingKey } from './compare-readings'

const qr = {
  idNumber: '001190004271',
  fullName: 'NGUYỄN THỊ MẪU',
  birthDate: '1990-03-08',
  cardAddress: 'Phố Hòa, Hà Nội',
}

describe('differencesBetween', () => {
  it('finds none between two readings of the same, however written', () => {
    const ocr = { ...qr, fullName: 'Nguyễn  Thị Mẫu'.normalize('NFD'), cardAddress: 'phố hoà - Hà Nội' }
    expect(differencesBetween(qr, ocr)).toEqual([])
  })

  it('finds a name that lost its marks, and a wrong digit', () => {
    expect(differencesBetween(qr, { ...qr, fullName: 'NGUYEN THI MAU', idNumber: '001190004277' })).toEqual([
      { field: 'idNumber', qr: '001190004271', ocr: '001190004277' },
      { field: 'fullName', qr: 'NGUYỄN THỊ MẪU', ocr: 'NGUYEN THI MAU' },
    ])
  })

  it('does not take a field that only one has read for a difference', () => {
    expect(differencesBetween(qr, { idExpiryDate: '2030-03-08' })).toEqual([])
  })
})

describe('mergeReadings', () => {
  it('takes the QR where both have read, and the service for the rest', () => {
    expect(mergeReadings({ fullName: 'MẪU' }, { fullName: 'MAU', idExpiryDate: '2030-03-08' })).toEqual({
      fullName: 'MẪU',
      idExpiryDate: '2030-03-08',
    })
  })
})

describe('spellingKey', () => {
  it.each([
    ['thủy', 'thuỷ'],
    ['Huế', 'HUẾ'],
    ['P. Mẫu, Q.3', 'p mẫu q 3'],
  ])('%s is %s', (a, b) => {
    expect(spellingKey(a)).toBe(spellingKey(b))
  })

  it.each([
    ['mẫu', 'mâu'],
    ['đạt', 'dạt'],
    ['ơn', 'on'],
    ['mã', 'mả'],
  ])('%s is not %s', (a, b) => {
    expect(spellingKey(a)).not.toBe(spellingKey(b))
  })
})
