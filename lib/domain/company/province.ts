import { type Locale, locales } from '@/lib/platform/i18n/locales'
import { foldAccents } from '@/lib/platform/text/fold-accents'

import provinces from './provinces.json'

/** A province or centrally run city; `forms` are further spellings in addresses. */
type Province = Readonly<Record<Locale, string>> & { readonly forms?: readonly string[] }

/** The 34 provinces and cities since 1 July 2025 (Resolution 202/2025/QH15). */
const all: readonly Province[] = provinces

/** Where a spelling stands alone in a folded text: all of its positions. */
function positionsOf(text: string, spelling: string): readonly number[] {
  const pattern = new RegExp(`(?<![a-z])${foldAccents(spelling).replaceAll('.', String.raw`\.`)}(?![a-z])`, 'g')
  return [...text.matchAll(pattern)].map(({ index }) => index)
}

/**
 * The province or city of an address, in a language; null if the address names none of the 34. Vietnamese and English
 * addresses end with it, Korean ones begin with it, so of several names (Hue Street in Hanoi) the outermost counts.
 * @param addresses the address in the languages in which it exists
 */
export function provinceOf(addresses: Partial<Record<Locale, string>>, locale: Locale): string | null {
  for (const language of locales) {
    const text = foldAccents(addresses[language] ?? '')
    const found = all.flatMap((province) => {
      const spellings = [province.vi, province.en, province.ko, ...(province.forms ?? [])]
      const positions = spellings.flatMap((spelling) => positionsOf(text, spelling))
      if (positions.length === 0) return []
      return [{ province, position: language === 'ko' ? -Math.min(...positions) : Math.max(...positions) }]
    })
    const [outermost] = found.toSorted((a, b) => b.position - a.position)
    if (outermost !== undefined) return outermost.province[locale]
  }
  return null
}
