/** Calendar dates are ISO `yyyy-MM-dd` in the site and `yyyyMMdd` on the wire of the account and trading services. */

/** Throws unless `iso` is an ISO date: forms validate dates before they reach a service module. */
export function toCompactDate(iso: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) throw new Error('Not an ISO date')
  return iso.replaceAll('-', '')
}

/** @param compact validated by `compactDateSchema` */
export function toIsoDate(compact: string): string {
  return `${compact.slice(0, 4)}-${compact.slice(4, 6)}-${compact.slice(6, 8)}`
}
