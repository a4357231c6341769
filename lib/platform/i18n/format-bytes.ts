import type { Locale } from '@/lib/platform/i18n/locales'

/** File size for display, in powers of 1,000: 28 kB, 1,4 MB. At least 1 kB. */
export function formatBytes(bytes: number, locale: Locale): string {
  const [value, unit] = bytes < 1_000_000 ? [Math.max(1, Math.round(bytes / 1000)), 'kB'] : [bytes / 1_000_000, 'MB']
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value)}\u00A0${unit}`
}
