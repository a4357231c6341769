import { intlLocale } from '@/lib/platform/i18n/intl-locale'
import type { Locale } from '@/lib/platform/i18n/locales'

import type { Tone } from '@/components/quotes/quote'

/**
 * A change as it is shown, without a sign: an arrow and a colour say the direction. What rounds to zero is flat.
 * @param share of the reference, signed: 0.0071 is `0,71%`
 */
export function changeOf(
  share: number,
  locale: Locale,
): { readonly text: string; readonly tone: Extract<Tone, 'up' | 'flat' | 'down'> } {
  const format = new Intl.NumberFormat(intlLocale[locale], {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  const isFlat = Math.round(Math.abs(share) * 10_000) === 0
  return { text: format.format(Math.abs(share)), tone: isFlat ? 'flat' : share > 0 ? 'up' : 'down' }
}
