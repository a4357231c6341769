/** Longest list that is shown in pages; an address beyond it is no page. */
const lastThinkablePage = 99_999

/** The page that a path segment or a query names: a whole number from 1 on, written plainly; null for anything else. */
export function parsePageNumber(text: string): number | null {
  if (!/^[1-9]\d*$/.test(text)) return null
  const page = Number(text)
  return page <= lastThinkablePage ? page : null
}

/**
 * Address of a page of a list. The first page is the list's own address.
 * @param path with or without language prefix, and with the query that the list itself has
 */
export function pageHref(path: string, page: number): string {
  if (page <= 1) return path
  return `${path}${path.includes('?') ? '&' : '?'}page=${page}`
}

/** Whether an answer is for a page behind the last one. The first page of an empty list exists. */
export function isBeyondLast({ page, lastPage }: { readonly page: number; readonly lastPage: number }): boolean {
  return page > Math.max(1, lastPage)
}
