/** The flag of docs/specification.md#account-opening-pages: `/new-register?layout=guest` has the minimal layout in place of the whole frame. */
export const guestLayout = { name: 'layout', value: 'guest' } as const

/**
 * The link with the flag of the page that it stands on, so that the way back leads to the same layout.
 * @param href path with query
 * @param search query of the page
 */
export function withGuestLayout(href: string, search: string): string {
  const { name, value } = guestLayout
  if (new URLSearchParams(search).get(name) !== value) return href
  const url = new URL(href, 'http://same.origin')
  url.searchParams.set(name, value)
  return `${url.pathname}${url.search}${url.hash}`
}
