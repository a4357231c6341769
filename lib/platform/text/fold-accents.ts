/**
 * Lower-case letters as typed without a Vietnamese keyboard, for searching: `Đắk Lắk` becomes `dak lak`. `đ` is a
 * letter of its own in Unicode, so removing marks does not change it. Hangul is kept.
 */
export function foldAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Script=Inherited}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('đ', 'd')
}
