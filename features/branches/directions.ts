import type { Branch } from '@/lib/backends/main/shell'

/** Route to a branch on a maps site, for a new tab; nothing of that site is loaded here. */
export function directionsHref({ location, address }: Branch): string {
  const url = new URL('https://www.google.com/maps/dir/?api=1')
  url.searchParams.set('destination', location ? `${location.lat},${location.lng}` : address)
  return url.href
}
