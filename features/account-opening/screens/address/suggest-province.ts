import type { Choice } from '@/lib/domain/account-opening/choice'

/**
 * Provinces that were merged on 1 July 2025, under the name that carries on (Resolution 202/2025/QH15). Cards from before
 * that day stay valid and bear the old names.
 */
const mergedInto: Readonly<Record<string, string>> = {
  'hà giang': 'tuyên quang',
  'yên bái': 'lào cai',
  'bắc kạn': 'thái nguyên',
  'vĩnh phúc': 'phú thọ',
  'hòa bình': 'phú thọ',
  'bắc giang': 'bắc ninh',
  'thái bình': 'hưng yên',
  'hải dương': 'hải phòng',
  'hà nam': 'ninh bình',
  'nam định': 'ninh bình',
  'quảng bình': 'quảng trị',
  'quảng nam': 'đà nẵng',
  'kon tum': 'quảng ngãi',
  'bình định': 'gia lai',
  'ninh thuận': 'khánh hòa',
  'đắk nông': 'lâm đồng',
  'bình thuận': 'lâm đồng',
  'phú yên': 'đắk lắk',
  'bình dương': 'hồ chí minh',
  'bà rịa - vũng tàu': 'hồ chí minh',
  'bình phước': 'đồng nai',
  'long an': 'tây ninh',
  'sóc trăng': 'cần thơ',
  'hậu giang': 'cần thơ',
  'bến tre': 'vĩnh long',
  'trà vinh': 'vĩnh long',
  'tiền giang': 'đồng tháp',
  'bạc liêu': 'cà mau',
  'kiên giang': 'an giang',
}

/**
 * The province of today in which the address of a card lies, by the last part of the address; null where it names none
 * of them. Only a suggestion: people move, and the applicant sees it before anything is sent.
 */
export function suggestProvince(cardAddress: string | undefined, provinces: readonly Choice[]): Choice | null {
  const last = cardAddress?.split(',').at(-1)
  if (last === undefined) return null
  const name = toKey(last)
  const current = mergedInto[name] ?? name
  return provinces.find((province) => toKey(province.name) === current) ?? null
}

/** Name without the kind of unit, with one spelling of the tone marks (hoà and hòa). */
function toKey(name: string): string {
  return name
    .normalize('NFC')
    .trim()
    .toLocaleLowerCase('vi')
    .replace(/\s*[-–]\s*/g, ' - ')
    .replace(/\s+/g, ' ')
    .replace(/^(?:tỉnh|thành phố|tp\.?)\s*/, '')
    .replaceAll('hoà', 'hòa')
}
