/** Cookies that the services set on our own domain. */
const cookieNames = /^(_ga|_gid|_gat|_gcl|_dc_gtm|__z)/

/** Deletes the cookies of the services on our domain and reloads the page. */
export function forgetThirdParties(): void {
  const { hostname } = window.location
  // Services set cookies on the highest domain they can, so try the host and each of its parent domains.
  const domains = hostname.split('.').map((_, at, parts) => parts.slice(at).join('.'))
  for (const entry of document.cookie.split('; ')) {
    const name = entry.split('=', 1)[0] ?? ''
    if (!cookieNames.test(name)) continue
    for (const domain of ['', ...domains.map((part) => `; domain=${part}`)]) {
      // oxlint-disable-next-line unicorn/no-document-cookie -- has to be removed on several domains
      document.cookie = `${name}=; path=/; max-age=0${domain}`
    }
  }
  window.location.reload()
}
