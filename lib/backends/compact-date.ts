/** Calendar dates are ISO `yyyy-MM-dd` inside the site and `yyyyMMdd` on the wire of the account and trading services. */

/** Throws on anything but an ISO date: forms check dates before a service module sees them. */
export function toCompactDate(iso: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) throw new Error('Not an ISO date')
  return iso.replaceAll('-', '')
}

/** @param compact as `compactDateSchema` has checked it */
export function toIsoDate(compact: string): string {
  return `${compact.slice(0, 4)}-${compact.slice(4, 6)}-${compact.slice(6, 8)}`
}
