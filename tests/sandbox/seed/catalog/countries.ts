import type { SeedCountry } from '../types'

type Row = [code: string, vi: string, en: string, ko: string, company?: string]

/** Countries with a member of the (invented) Songngan group, then others for the nationality lists. */
const rows: readonly Row[] = [
  ['VN', 'Việt Nam', 'Vietnam', '베트남', 'Songngan Securities'],
  ['KR', 'Hàn Quốc', 'South Korea', '대한민국', 'Songngan Investment Seoul'],
  ['SG', 'Singapore', 'Singapore', '싱가포르', 'Songngan Asset Singapore'],
  ['HK', 'Hồng Kông', 'Hong Kong', '홍콩', 'Songngan Global Hong Kong'],
  ['ID', 'Indonesia', 'Indonesia', '인도네시아', 'Songngan Sekuritas'],
  ['TH', 'Thái Lan', 'Thailand', '태국', 'Songngan Capital Bangkok'],
  ['GB', 'Vương quốc Anh', 'United Kingdom', '영국', 'Songngan Markets London'],
  ['US', 'Hoa Kỳ', 'United States', '미국', 'Songngan Global New York'],
  ['JP', 'Nhật Bản', 'Japan', '일본'],
  ['CN', 'Trung Quốc', 'China', '중국'],
  ['TW', 'Đài Loan', 'Taiwan', '대만'],
  ['AU', 'Úc', 'Australia', '호주'],
  ['CA', 'Canada', 'Canada', '캐나다'],
  ['DE', 'Đức', 'Germany', '독일'],
  ['FR', 'Pháp', 'France', '프랑스'],
  ['MY', 'Malaysia', 'Malaysia', '말레이시아'],
]

export const countries: readonly SeedCountry[] = rows.map(([code, vi, en, ko, company], index) => ({
  id: index + 1,
  code,
  name: { vi, en, ko },
  ...(company === undefined
    ? {}
    : { company: { name: company, url: `https://${code.toLowerCase()}.songngan.example` } }),
}))
