/** Highest page number; beyond it, an address does not exist. */
const lastThinkablePage = 99_999

/** The page number in a path segment or query: a whole number from 1, in plain digits; null for anything else. */
export function parsePageNumber(text: string): number | null {
  if (!/^[1-9]\d*$/.test(text)) return null
  const page = Number(text)
  return page <= lastThinkablePage ? page : null
}

/**
 * Address of a page of a list. The first page has the list's own address.
 * @param path with or without language prefix, including the list's own query
 */
export function pageHref(path: string, page: number): string {
  if (page <= 1) return path
  return `${path}${path.includes('?') ? '&' : '?'}page=${page}`
}

/** Whether an answer is for a page beyond the last. The first page of an empty list exists. */
export function isBeyondLast({ page, lastPage }: { readonly page: number; readonly lastPage: number }): boolean {
  return page > Math.max(1, lastPage)
}
