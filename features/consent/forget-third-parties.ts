/** Names under which the services leave cookies on our own domain. */
const cookieNames = /^(_ga|_gid|_gat|_gcl|_dc_gtm|__z)/

/** Removes what services left behind on our domain, and loads the page again without them. */
export function forgetThirdParties(): void {
  const { hostname } = window.location
  // A service sets its cookies as high up as it may: on the host itself and on every domain above it.
  const domains = hostname.split('.').map((_, at, parts) => parts.slice(at).join('.'))
  for (const entry of document.cookie.split('; ')) {
    const name = entry.split('=', 1)[0] ?? ''
    if (!cookieNames.test(name)) continue
    for (const domain of ['', ...domains.map((part) => `; domain=${part}`)]) {
      // oxlint-disable-next-line unicorn/no-document-cookie -- each is removed on several domains
      document.cookie = `${name}=; path=/; max-age=0${domain}`
    }
  }
  window.location.reload()
}
