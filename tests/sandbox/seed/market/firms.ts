import type { Translated } from '../types'

export interface Firm {
  /** Not listed anywhere: made up for the demo. */
  ticker: string
  name: Translated
  sector: Translated
}

export const sectors = {
  steel: { vi: 'thép', en: 'steel', ko: '철강' },
  logistics: { vi: 'logistics', en: 'logistics', ko: '물류' },
  technology: { vi: 'công nghệ', en: 'technology', ko: '기술' },
  banking: { vi: 'ngân hàng', en: 'banking', ko: '은행' },
  pharma: { vi: 'dược phẩm', en: 'pharmaceuticals', ko: '제약' },
  retail: { vi: 'bán lẻ', en: 'retail', ko: '유통' },
  property: { vi: 'bất động sản', en: 'real estate', ko: '부동산' },
  seafood: { vi: 'thủy sản', en: 'seafood', ko: '수산' },
} as const satisfies Record<string, Translated>

const firm = (ticker: string, sector: Translated, vi: string, en: string, ko: string): Firm => ({
  ticker,
  sector,
  name: { vi, en, ko },
})

/** Korean names end in a consonant, so that the particles of the texts fit all of them. */
export const firms: readonly [Firm, ...Firm[]] = [
  firm('XNG', sectors.steel, 'Thép Xuân Nguyên', 'Xuan Nguyen Steel', '쑤언응우옌철강'),
  firm('JGB', sectors.banking, 'Ngân hàng Đông Giang', 'Dong Giang Bank', '동장은행'),
  firm('ZTV', sectors.technology, 'Công nghệ Zenta', 'Zenta Technology', '젠타기술'),
  firm('FQN', sectors.retail, 'Bán lẻ Phú Quang', 'Phu Quang Retail', '푸꽝유통'),
  firm('QHL', sectors.logistics, 'Logistics Quang Hà', 'Quang Ha Logistics', '꽝하운송'),
  firm('YDS', sectors.pharma, 'Dược Yên Dương', 'Yen Duong Pharma', '옌즈엉제약'),
  firm('XTP', sectors.property, 'Địa ốc Xuân Tân', 'Xuan Tan Land', '쑤언떤부동산'),
  firm('JMC', sectors.seafood, 'Thủy sản Minh Châu', 'Minh Chau Seafood', '민쩌우수산'),
]
