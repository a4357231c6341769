import { provinces } from './provinces'

/**
 * Banks of Vietnam with the BIN under which they take part in domestic transfers. Demo reference data, written from the
 * public lists; check against the live list of the payment network before real use.
 */
export interface Bank {
  code: string
  bin: string
  shortName: string
  name: string
}

const rows: readonly [code: string, bin: string, shortName: string, name: string][] = [
  ['VCB', '970436', 'Vietcombank', 'Ngân hàng TMCP Ngoại thương Việt Nam'],
  ['ICB', '970415', 'VietinBank', 'Ngân hàng TMCP Công thương Việt Nam'],
  ['BIDV', '970418', 'BIDV', 'Ngân hàng TMCP Đầu tư và Phát triển Việt Nam'],
  ['VBA', '970405', 'Agribank', 'Ngân hàng Nông nghiệp và Phát triển Nông thôn Việt Nam'],
  ['TCB', '970407', 'Techcombank', 'Ngân hàng TMCP Kỹ thương Việt Nam'],
  ['MB', '970422', 'MB', 'Ngân hàng TMCP Quân đội'],
  ['VPB', '970432', 'VPBank', 'Ngân hàng TMCP Việt Nam Thịnh Vượng'],
  ['ACB', '970416', 'ACB', 'Ngân hàng TMCP Á Châu'],
  ['STB', '970403', 'Sacombank', 'Ngân hàng TMCP Sài Gòn Thương Tín'],
  ['TPB', '970423', 'TPBank', 'Ngân hàng TMCP Tiên Phong'],
  ['HDB', '970437', 'HDBank', 'Ngân hàng TMCP Phát triển TP. Hồ Chí Minh'],
  ['VIB', '970441', 'VIB', 'Ngân hàng TMCP Quốc tế Việt Nam'],
  ['SHB', '970443', 'SHB', 'Ngân hàng TMCP Sài Gòn - Hà Nội'],
  ['EIB', '970431', 'Eximbank', 'Ngân hàng TMCP Xuất Nhập khẩu Việt Nam'],
  ['MSB', '970426', 'MSB', 'Ngân hàng TMCP Hàng hải Việt Nam'],
  ['OCB', '970448', 'OCB', 'Ngân hàng TMCP Phương Đông'],
  ['LPB', '970449', 'LPBank', 'Ngân hàng TMCP Lộc Phát Việt Nam'],
  ['SCB', '970429', 'SCB', 'Ngân hàng TMCP Sài Gòn'],
  ['SEAB', '970440', 'SeABank', 'Ngân hàng TMCP Đông Nam Á'],
  ['ABB', '970425', 'ABBANK', 'Ngân hàng TMCP An Bình'],
  ['BAB', '970409', 'Bac A Bank', 'Ngân hàng TMCP Bắc Á'],
  ['BVB', '970438', 'BAOVIET Bank', 'Ngân hàng TMCP Bảo Việt'],
  ['VCCB', '970454', 'BVBank', 'Ngân hàng TMCP Bản Việt'],
  ['CAKE', '546034', 'CAKE', 'Ngân hàng số CAKE by VPBank'],
  ['TIMO', '963388', 'Timo', 'Ngân hàng số Timo'],
  ['KLB', '970452', 'KienlongBank', 'Ngân hàng TMCP Kiên Long'],
  ['NAB', '970428', 'Nam A Bank', 'Ngân hàng TMCP Nam Á'],
  ['NCB', '970419', 'NCB', 'Ngân hàng TMCP Quốc Dân'],
  ['PVCB', '970412', 'PVcomBank', 'Ngân hàng TMCP Đại Chúng Việt Nam'],
  ['PGB', '970430', 'PGBank', 'Ngân hàng TMCP Thịnh vượng và Phát triển'],
  ['SGICB', '970400', 'SAIGONBANK', 'Ngân hàng TMCP Sài Gòn Công Thương'],
  ['VAB', '970427', 'VietABank', 'Ngân hàng TMCP Việt Á'],
  ['VIETBANK', '970433', 'VietBank', 'Ngân hàng TMCP Việt Nam Thương Tín'],
  ['COOPBANK', '970446', 'Co-opBank', 'Ngân hàng Hợp tác xã Việt Nam'],
  ['SHBVN', '970424', 'Shinhan Bank', 'Ngân hàng TNHH MTV Shinhan Việt Nam'],
  ['WVN', '970457', 'Woori Bank', 'Ngân hàng TNHH MTV Woori Việt Nam'],
  ['HSBC', '458761', 'HSBC', 'Ngân hàng TNHH MTV HSBC Việt Nam'],
  ['SCVN', '970410', 'Standard Chartered', 'Ngân hàng TNHH MTV Standard Chartered Việt Nam'],
  ['UOB', '970458', 'UOB', 'Ngân hàng United Overseas Bank Việt Nam'],
  ['PBVN', '970439', 'Public Bank', 'Ngân hàng TNHH MTV Public Việt Nam'],
  ['CIMB', '422589', 'CIMB', 'Ngân hàng TNHH MTV CIMB Việt Nam'],
]

export const banks: readonly Bank[] = rows.map(([code, bin, shortName, name]) => ({ code, bin, shortName, name }))

export interface BankRegion {
  /** Code of the province. */
  code: string
  name: string
}

export interface BankBranch {
  /** Bank, province and number, for example `VCB-01-2`. */
  code: string
  name: string
}

/** A bank on the phone alone. */
const withoutBranches = 'CIMB'

/** Provinces where a bank has branches: the first twenty banks everywhere, the small ones in the seven cities. */
export function bankRegions(bankCode: string): readonly BankRegion[] {
  const rank = banks.findIndex(({ code }) => code === bankCode)
  if (rank === -1 || bankCode === withoutBranches) return []
  return provinces.filter(({ type }) => rank < 20 || type === 'city').map(({ code, name }) => ({ code, name }))
}

/** Branches of a bank in a province, named after its wards. Empty for a bank or a province that is not known. */
export function bankBranches(bankCode: string, provinceCode: string): readonly BankBranch[] {
  const region = bankRegions(bankCode).find(({ code }) => code === provinceCode)
  const wards = provinces.find(({ code }) => code === region?.code)?.wards ?? []
  return wards.slice(0, 6).map((ward, index) => ({
    code: `${bankCode}-${provinceCode}-${index + 1}`,
    name: `Chi nhánh ${ward}`,
  }))
}
