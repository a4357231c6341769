import type { StaticContent } from '@/lib/backends/main/shell'
import { staticText } from '@/lib/backends/main/static-content'
import { defaultHotlines, type Hotline, internationalHotline, toHotline } from '@/lib/domain/company/hotline'
import type { Locale } from '@/lib/platform/i18n/locales'

/**
 * The hotline of the CMS; a text without a digit is none.
 * @param content null: the CMS did not answer
 * @param place decides the default number only
 */
export function hotlineOf(content: StaticContent | null, place: keyof typeof defaultHotlines = 'page'): Hotline {
  const text = content === null ? null : staticText(content, 'hotline')
  return toHotline(text !== null && /\d/.test(text) ? text.trim() : defaultHotlines[place])
}

/** The number to call for help. Korean readers are mostly in Korea, from where 1900 and 1800 numbers cannot be called. */
export function helpLineOf(content: StaticContent | null, locale: Locale): Hotline {
  return locale === 'ko' ? internationalHotline : hotlineOf(content)
}
