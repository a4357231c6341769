/** Digits of the largest exact integer amount. */
const maxDigits = 15

/** Parses digits with separators; null without digits. */
export function parseMoney(text: string): number | null {
  const digits = text.replaceAll(/\D/g, '').slice(0, maxDigits)
  return digits === '' ? null : Number(digits)
}

/** An amount with the separators of the language: `1.500.000`, `1,500,000`. */
export function formatMoney(amount: number, locale: string): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format(amount)
}

/** Caret position in `text` after its first `count` digits. */
export function caretAfterDigits(text: string, count: number): number {
  let seen = 0
  for (let index = 0; index < text.length; index++) {
    if (seen === count) return index
    if (/\d/.test(text.charAt(index))) seen++
  }
  return text.length
}
