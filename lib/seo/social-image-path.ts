import type { Locale } from '@/lib/i18n/locales'

/** Address of the picture that social networks show for an article, or for the site (`home`). */
export function socialImagePath(locale: Locale, slug: string): string {
  return `/social/${locale}/${encodeURIComponent(slug)}.png`
}
