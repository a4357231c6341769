import { describe, expect, it } from 'vitest'

import { differencesBetween, mergeReadings } from './compare-readings'

const qr = {
  idNumber: '001190004271',
  fullName: 'NGUYỄN THỊ MẪU',
  birthDate: '1990-03-08',
  cardAddress: 'Phố Hòa, Hà Nội',
}

describe('differencesBetween', () => {
  it('finds no conflict between equivalent spellings', () => {
    const ocr = { ...qr, fullName: 'Nguyễn  Thị Mẫu'.normalize('NFD'), cardAddress: 'phố hoà - Hà Nội' }
    expect(differencesBetween({ qr, ocr })).toEqual([])
  })

  it('finds a name without its marks, and a wrong digit', () => {
    const ocr = { ...qr, fullName: 'NGUYEN THI MAU', idNumber: '001190004277' }
    expect(differencesBetween({ qr, ocr })).toEqual([
      {
        field: 'idNumber',
        options: [
          { value: '001190004271', by: ['qr'] },
          { value: '001190004277', by: ['ocr'] },
        ],
      },
      {
        field: 'fullName',
        options: [
          { value: 'NGUYỄN THỊ MẪU', by: ['qr'] },
          { value: 'NGUYEN THI MAU', by: ['ocr'] },
        ],
      },
    ])
  })

  it('finds no conflict in a field read by a single reader', () => {
    expect(differencesBetween({ qr, ocr: { idExpiryDate: '2030-03-08' } })).toEqual([])
    expect(differencesBetween({ mrz: { idNumber: '001190004271' } })).toEqual([])
    expect(differencesBetween({})).toEqual([])
  })

  const day = (date: string) => ({ birthDate: date })
  it.each([
    ['two against one', { qr: day('1'), mrz: day('1'), ocr: day('2') }, [['qr', 'mrz'], ['ocr']]],
    ['the zone against the other two', { qr: day('1'), mrz: day('2'), ocr: day('1') }, [['qr', 'ocr'], ['mrz']]],
    ['each another', { qr: day('1'), mrz: day('2'), ocr: day('3') }, [['qr'], ['mrz'], ['ocr']]],
    ['no QR', { mrz: day('1'), ocr: day('2') }, [['mrz'], ['ocr']]],
    ['no service yet', { qr: day('1'), mrz: day('2') }, [['qr'], ['mrz']]],
  ] as const)('names who read what: %s', (_, readings, expected) => {
    expect(differencesBetween(readings)[0]?.options.map(({ by }) => by)).toEqual(expected)
  })
})

describe('mergeReadings', () => {
  it('prefers the QR, then the zone, then the service', () => {
    const qr = { fullName: 'MẪU' }
    const mrz = { fullName: 'X', idNumber: '001190004271' }
    const ocr = { fullName: 'MAU', idNumber: '7', idExpiryDate: '2030-03-08' }
    expect(mergeReadings({ qr, mrz, ocr })).toEqual({
      fullName: 'MẪU',
      idNumber: '001190004271',
      idExpiryDate: '2030-03-08',
    })
  })
})
