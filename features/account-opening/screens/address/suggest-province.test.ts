import { describe, expect, it } from 'vitest'

import { suggestProvince } from './suggest-province'

const provinces = [
  'Thành phố Hồ Chí Minh',
  'Thành phố Hà Nội',
  'Tỉnh Khánh Hòa',
  'Thành phố Đồng Nai',
  'Tỉnh Lâm Đồng',
].map((name, index) => ({ code: String(index), name }))

describe('suggestProvince', () => {
  it.each([
    ['Số 1 Phố Mẫu, Hàng Bạc, Hoàn Kiếm, Hà Nội', 'Thành phố Hà Nội'],
    ['12 Đường Mẫu, Thủ Dầu Một, Bình Dương', 'Thành phố Hồ Chí Minh'],
    ['Phường 1, TP. Vũng Tàu, Bà Rịa-Vũng Tàu', 'Thành phố Hồ Chí Minh'],
    ['Quận 1, TP.Hồ Chí Minh', 'Thành phố Hồ Chí Minh'],
    ['Nha Trang, Khánh Hoà', 'Tỉnh Khánh Hòa'],
    ['Nha Trang, Khánh Hòa'.normalize('NFD'), 'Tỉnh Khánh Hòa'],
    ['Đồng Xoài, Tỉnh Bình Phước', 'Thành phố Đồng Nai'],
  ])('%s lies in %s', (address, expected) => {
    expect(suggestProvince(address, provinces)?.name).toBe(expected)
  })

  it.each([undefined, '', 'Paris, France', 'Hà Nội, Thanh Hóa'])('says nothing about %j', (address) => {
    expect(suggestProvince(address, provinces)).toBeNull()
  })
})
