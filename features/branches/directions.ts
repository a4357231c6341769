import type { Branch } from '@/lib/backends/main/shell'

/** URL of the route to a branch on a maps site, to open in a new tab; nothing of that site is loaded here. */
export function directionsHref({ location, address }: Branch): string {
  const url = new URL('https://www.google.com/maps/dir/?api=1')
  url.searchParams.set('destination', location ? `${location.lat},${location.lng}` : address)
  return url.href
}
