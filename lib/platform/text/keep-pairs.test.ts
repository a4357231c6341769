import { expect, it } from 'vitest'

import { keepPairs } from './keep-pairs'

it.each([
  ['Miễn phí giao dịch cổ phiếu 90 ngày', 'Miễn_phí giao_dịch cổ_phiếu 90_ngày'],
  ['Cổ phiếu ngân hàng kéo SN100 lên 1.748,32 điểm', 'Cổ_phiếu ngân_hàng kéo SN100 lên 1.748,32 điểm'],
  ['Giá mục tiêu 27.300 đồng – chi phí vốn đi trước', 'Giá_mục_tiêu 27.300 đồng_– chi phí_vốn đi trước'],
  ['Dữ liệu gì, để làm gì, lưu trữ bao lâu', 'Dữ_liệu gì, để_làm_gì, lưu_trữ bao lâu'],
  ['Daily note after 20 November 2026: 14 Mayors', 'Daily note after 20_November 2026: 14 Mayors'],
  ['90 days of commission-free trading', '90 days of commission-free trading'],
])('keeps words of “%s” together', (text, kept) => {
  expect(keepPairs(text).replaceAll('\u00A0', '_')).toBe(kept)
})
