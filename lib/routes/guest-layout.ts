/** The flag of docs/specification.md#account-opening-pages: `/new-register?layout=guest` has the minimal layout instead of menus and footer. */
export const guestLayout = { name: 'layout', value: 'guest' } as const

/**
 * Adds the flag of the current page to a link, so that the back link of its target keeps the layout.
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
