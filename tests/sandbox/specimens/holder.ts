/** What a card tells about the person it was made for. Everybody here is made up. */
export interface Holder {
  /** Twelve digits: province 3, century and sex 1, year of birth 2, serial 6 (facts: Decree 137/2015, Article 13). */
  readonly idno: string
  readonly name: string
  readonly sex: 'M' | 'F'
  /** ISO dates. */
  readonly birthDate: string
  readonly issueDate: string
  readonly expiryDate: string
  readonly origin: string
  readonly address: string
  /** The chip card of 2021 has its QR on the front, the identity card of July 2024 on the back. */
  readonly card: '2021' | '2024'
}

/** Made-up places in provinces that exist, by the code they had before the merger of 2025 (cards keep it). */
export const places: Readonly<Record<string, { origin: string; address: string }>> = {
  '001': { origin: 'Phường Mẫu Đơn, Quận Cầu Giấy, Hà Nội', address: 'Số 18, ngõ 5 Phố Mẫu, Cầu Giấy, Hà Nội' },
  '031': { origin: 'Xã Mẫu Hải, An Dương, Hải Phòng', address: '27 Đường Mẫu, Lê Chân, Hải Phòng' },
  '038': { origin: 'Xã Mẫu Lâm, Hoằng Hóa, Thanh Hóa', address: 'Thôn Mẫu, Hoằng Hóa, Thanh Hóa' },
  '048': { origin: 'Phường Mẫu An, Hải Châu, Đà Nẵng', address: '9 Đường Mẫu, Sơn Trà, Đà Nẵng' },
  '056': { origin: 'Phường Mẫu Hải, Nha Trang, Khánh Hòa', address: '41 Đường Mẫu, Nha Trang, Khánh Hòa' },
  '079': { origin: 'Phường Mẫu Thạnh, Quận 3, TP. Hồ Chí Minh', address: '120/7 Đường Mẫu, Quận 3, TP. Hồ Chí Minh' },
  '092': { origin: 'Phường Mẫu Khánh, Ninh Kiều, Cần Thơ', address: '63 Đường Mẫu, Ninh Kiều, Cần Thơ' },
}

/** dd/mm/yyyy, as cards print it. */
export function printedDate(isoDate: string): string {
  return isoDate.split('-').toReversed().join('/')
}

/** ddMMyyyy, as the QR holds it. */
export function qrDate(isoDate: string): string {
  return isoDate.split('-').toReversed().join('')
}

export function sexInVietnamese(sex: Holder['sex']): 'Nam' | 'Nữ' {
  return sex === 'M' ? 'Nam' : 'Nữ'
}
