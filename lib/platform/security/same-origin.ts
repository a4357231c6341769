/** Methods that change nothing and that a page may be opened with. */
const safeMethods: readonly string[] = ['GET', 'HEAD']

/**
 * Whether a request comes from a page of this site. Browsers that say where a request comes from (`Sec-Fetch-Site`) are
 * taken at their word: `same-origin`, or `none` for an address that a person opened. Older ones send `Origin` with
 * everything but reads; it must be the site's own, or that of the host that was asked.
 */
export function isFromThisSite(request: { method: string; headers: Headers }, siteUrl: string): boolean {
  const safe = safeMethods.includes(request.method)
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' || (safe && site === 'none')
  const origin = request.headers.get('origin')
  if (origin === null) return safe
  return origin === new URL(siteUrl).origin || URL.parse(origin)?.host === request.headers.get('host')
}
