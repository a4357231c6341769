/** Safe methods, with which a page may be opened. */
const safeMethods: readonly string[] = ['GET', 'HEAD']

/**
 * Whether a request comes from a page of this site. `Sec-Fetch-Site` is trusted where browsers send it: `same-origin`,
 * or `none` for an address that a person opened. Older browsers send `Origin` with all but reads; it must be the site's
 * own or that of the requested host.
 */
export function isFromThisSite(request: { method: string; headers: Headers }, siteUrl: string): boolean {
  const safe = safeMethods.includes(request.method)
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' || (safe && site === 'none')
  const origin = request.headers.get('origin')
  if (origin === null) return safe
  return origin === new URL(siteUrl).origin || URL.parse(origin)?.host === request.headers.get('host')
}
