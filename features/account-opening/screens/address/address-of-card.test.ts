import { describe, expect, it } from 'vitest'

import { addressOfCard } from './address-of-card'

const provinces = [
  { code: '01', name: 'Thành phố Hà Nội' },
  { code: '79', name: 'Thành phố Hồ Chí Minh' },
]
const of = (cardAddress: string | undefined, idIssueDate: string) =>
  addressOfCard({ ...(cardAddress === undefined ? {} : { cardAddress }), idIssueDate }, provinces)

describe('addressOfCard', () => {
  it('reads three levels on cards from before 1 July 2025', () => {
    expect(of('Số 5, ngõ 2, Phú Lợi, Thủ Dầu Một, Bình Dương', '2025-06-30')).toEqual({
      street: 'Số 5, ngõ 2',
      ward: 'Phú Lợi',
      district: 'Thủ Dầu Một',
      province: '79',
    })
  })

  it('reads two levels on cards since then', () => {
    expect(of('12 Phố Mẫu, Phường Ba Đình, Hà Nội', '2025-07-01')).toEqual({
      street: '12 Phố Mẫu',
      ward: 'Phường Ba Đình',
      district: '',
      province: '01',
    })
  })

  it('leaves the province empty until the list is there', () => {
    const data = { cardAddress: '12 Phố Mẫu, Phường Ba Đình, Hà Nội', idIssueDate: '2025-07-01' }
    expect(addressOfCard(data, null)).toMatchObject({ ward: 'Phường Ba Đình', province: '' })
  })

  it.each([
    [undefined, '2025-07-01'],
    ['Phường Ba Đình, Hà Nội', '2025-07-01'],
    ['Ba Đình, Hà Nội', '2021-03-04'],
    ['12 Phố Mẫu, Phường Ba Đình, Paris', '2025-07-01'],
  ])('says nothing about %j of %s', (address, issuedOn) => {
    expect(of(address, issuedOn)).toBeNull()
  })
})
