import type { Locale } from '@/lib/platform/i18n/locales'

/** `3,2 km`; whole kilometres from 10 km. */
export function formatDistance(kilometres: number, locale: Locale): string {
  const digits = kilometres < 10 ? 1 : 0
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'kilometer',
    maximumFractionDigits: digits,
  }).format(kilometres)
}
