import type { Locale } from '@/lib/platform/i18n/locales'

/**
 * Reading speed for texts with figures, which are read more slowly than novels: 200 words a minute (Brysbaert 2019 finds
 * about 240 for English non-fiction; Vietnamese counts syllables). Korean is counted in characters, 450 a minute: texts of
 * equal content take about equal time in every language, and the Korean lessons have 2.25 characters for each word of the
 * English ones (docs/sources.md).
 */
const perMinute: Record<Locale, number> = { vi: 200, en: 200, ko: 450 }

/** Whole minutes to read a text, at least one. */
export function readingMinutes(text: string, locale: Locale): number {
  const count = locale === 'ko' ? text.replaceAll(/\s/g, '').length : text.split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.round(count / perMinute[locale]))
}
