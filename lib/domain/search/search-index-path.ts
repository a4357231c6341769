import type { Locale } from '@/lib/platform/i18n/locales'

/** Address of the index that the browser searches. */
export function searchIndexPath(locale: Locale): string {
  return `/search-index/${locale}.json`
}
