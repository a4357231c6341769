import { describe, expect, it } from 'vitest'

import { parseCardQr } from './card-qr'

const seven = '001190004271||Nguyễn Thị Mẫu|08031990|Nữ|Số 18, ngõ 5 Phố Mẫu, Cầu Giấy, Hà Nội|09102021'
const read = {
  idNumber: '001190004271',
  fullName: 'NGUYỄN THỊ MẪU',
  birthDate: '1990-03-08',
  sex: 'F',
  cardAddress: 'Số 18, ngõ 5 Phố Mẫu, Cầu Giấy, Hà Nội',
  idIssueDate: '2021-10-09',
}

describe('parseCardQr', () => {
  it('reads the seven fields of a chip card', () => {
    expect(parseCardQr(seven)).toEqual(read)
  })

  it('drops the fields that cards add since 2024, such as the parents', () => {
    expect(parseCardQr(`${seven}|Nguyễn Văn Cha|Lê Thị Mẹ|`)).toEqual(read)
  })

  it('reads a card with an old ID number', () => {
    expect(parseCardQr(seven.replace('||', '|012345678|'))).toEqual(read)
  })

  it('composes letters and their marks', () => {
    expect(parseCardQr(seven.normalize('NFD'))).toEqual(read)
  })

  it('omits an impossible date and an unknown sex instead of guessing', () => {
    const { birthDate: _birth, sex: _sex, ...rest } = read
    expect(parseCardQr(seven.replace('08031990', '31021990').replace('Nữ', '?'))).toEqual(rest)
  })

  it.each([
    ['a web address', 'https://example.com/?a=1|2'],
    ['six fields', seven.split('|').slice(0, 6).join('|')],
    ['a nine-digit card', seven.replace('001190004271', '012345678')],
    ['no name', seven.replace('Nguyễn Thị Mẫu', '')],
    ['nothing', ''],
  ])('rejects %s', (_, text) => {
    expect(parseCardQr(text)).toBeNull()
  })
})
