/**
 * Letters as they are typed without a Vietnamese keyboard, in lower case: `Đắk Lắk` is `dak lak`. For searching; `đ` is a
 * letter of its own in Unicode, without a mark to take off. Hangul comes back as it was.
 */
export function foldAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Script=Inherited}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('đ', 'd')
}
