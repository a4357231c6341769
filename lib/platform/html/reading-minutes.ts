import type { Locale } from '@/lib/platform/i18n/locales'

/**
 * Reading speed. Vietnamese writes one syllable per word, so its words are shorter than English ones; Korean is counted
 * in characters. Trauzettel-Klosinski & Dietz (2012) for Latin script (about 230 words a minute), and the common figure
 * of about 500 characters a minute for Korean.
 */
const perMinute: Record<Locale, number> = { vi: 260, en: 230, ko: 500 }

/** Whole minutes to read a text, at least one. */
export function readingMinutes(text: string, locale: Locale): number {
  const count = locale === 'ko' ? text.replaceAll(/\s/g, '').length : text.split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.round(count / perMinute[locale]))
}
