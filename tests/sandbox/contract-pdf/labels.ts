import type { ServiceFlags } from '@/lib/backends/trading/application-schemas'

import { occupations, positions } from '../seed/reference/work'
import { provinces } from '../seed/reference/provinces'

/** Services as the contract names them. */
export const serviceNames: Readonly<Record<keyof ServiceFlags, string>> = {
  stock_yn: 'Giao dịch cổ phiếu',
  mr_yn: 'Giao dịch ký quỹ',
  dr_ac_yn: 'Tài khoản chứng khoán phái sinh',
  trading_yn: 'Giao dịch trực tuyến',
  cc_yn: 'Đặt lệnh qua tổng đài',
  bk_yn: 'Đặt lệnh qua nhân viên môi giới',
  roup: 'Ủy quyền thực hiện quyền',
  share_yn: 'Chia sẻ dữ liệu với đối tác',
  sms_yn: 'Thông báo qua SMS',
  adv_yn: 'Ứng trước tiền bán chứng khoán',
  pa_yn: 'Phân tích danh mục',
  sic_yn: 'Đăng ký sản phẩm đầu tư',
  dr_yn: 'Đặt lệnh phái sinh trực tuyến',
  cw_yn: 'Chứng quyền có bảo đảm',
  bounds_yn: 'Trái phiếu',
  fund_yn: 'Chứng chỉ quỹ mở',
  etf_yn: 'Chứng chỉ quỹ ETF',
}

export function provinceName(code: string): string {
  return provinces.find((province) => province.code === code)?.name ?? code
}

export function jobName(code: string): string {
  return occupations.find((choice) => choice.code === code)?.name.vi ?? code
}

export function positionName(code: string): string {
  return positions.find((choice) => choice.code === code)?.name.vi ?? code
}

/** yyyyMMdd to dd/MM/yyyy. */
export function readableDate(compact: string): string {
  return `${compact.slice(6)}/${compact.slice(4, 6)}/${compact.slice(0, 4)}`
}
