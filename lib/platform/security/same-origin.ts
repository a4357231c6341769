/** Safe methods, with which a page may be opened. */
const safeMethods: readonly string[] = ['GET', 'HEAD']

const loopback: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

/** Whether two origins are one site: the same, or names of this machine with the same port, as in the demo. */
function isSameSite(origin: string, siteUrl: string): boolean {
  const [given, site] = [URL.parse(origin), new URL(siteUrl)]
  if (given === null) return false
  const isLocal = loopback.includes(given.hostname) && loopback.includes(site.hostname)
  return given.origin === site.origin || (isLocal && given.protocol === site.protocol && given.port === site.port)
}

/**
 * Whether a request comes from a page of this site. Its origin has to be that of `SITE_URL` and never that of the requested
 * host: a stranger's name that resolves to our address (DNS rebinding) makes a page of the stranger `same-origin` to the
 * browser. Browsers send `Origin` with all but reads; reads need `Sec-Fetch-Site: same-origin`, or `none` for an address
 * that a person opened, where the browser sends it.
 */
export function isFromThisSite(request: { method: string; headers: Headers }, siteUrl: string): boolean {
  const safe = safeMethods.includes(request.method)
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && !(safe && site === 'none')) return false
  const origin = request.headers.get('origin')
  return origin === null ? safe : isSameSite(origin, siteUrl)
}
