import type { Branch } from '@/lib/backends/main/shell'
import type { ThirdParty } from '@/lib/platform/third-parties/third-party'
import type { Locale } from '@/lib/platform/i18n/locales'

/** URL of the street map frame around a branch; null if its coordinates are unknown. */
export function streetMapHref(
  { id, url }: Pick<ThirdParty, 'id' | 'url'>,
  { location }: Pick<Branch, 'location'>,
  locale: Locale,
): string | null {
  if (location === null) return null
  const address = new URL(url)
  address.searchParams.set('key', id)
  address.searchParams.set('q', `${location.lat},${location.lng}`)
  address.searchParams.set('language', locale)
  return address.href
}
