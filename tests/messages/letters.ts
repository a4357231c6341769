/** Names that are written the same in every language: of languages, of the brand, and words as printed on the ID card. */
const properNames = [
  'Tiếng Việt',
  'Chứng khoán Sông Ngân',
  'Sông Ngân',
  '한국어',
  'NGUYỄN VĂN A',
  'Nguyễn Văn A',
  'Căn cước',
  'Tỉnh/Thành phố',
  'Phường/Xã',
]

const hangul = /\p{Script=Hangul}/u
// A Latin letter that carries a mark once taken apart (â, ơ, ế …), or đ, which has no parts.
const marked = /[\u0300-\u036F\u0110\u0111]/u

const withoutNames = (text: string) => properNames.reduce((rest, name) => rest.replaceAll(name, ''), text)

/** Whether a text has Korean letters outside names that are written so everywhere. */
export const hasHangul = (text: string) => hangul.test(withoutNames(text))

/** Whether a text has Vietnamese letters outside names that are written so everywhere. */
export function hasVietnamese(text: string): boolean {
  const latin = withoutNames(text).replace(/\p{Script=Hangul}/gu, '')
  return marked.test(latin.normalize('NFD'))
}
