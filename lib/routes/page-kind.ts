/**
 * Kinds of page that look or behave differently (docs/specification.md#layouts, Layouts): the frame around a page knows its address
 * only. `app/pages.css` styles them by `data-page`.
 */
export type PageKind =
  | 'home'
  | 'contact'
  | 'e-trading'
  | 'about'
  | 'register'
  | 'news'
  | 'news-details'
  | 'career-detail'
  | 'other'

/** First part of the path; a second part makes a list into one of its entries. */
const kinds: Readonly<Record<string, { list: PageKind; entry: PageKind }>> = {
  contact: { list: 'contact', entry: 'other' },
  'e-trading': { list: 'e-trading', entry: 'other' },
  about: { list: 'about', entry: 'about' },
  register: { list: 'register', entry: 'register' },
  'open-account': { list: 'register', entry: 'register' },
  'new-register': { list: 'register', entry: 'register' },
  cate: { list: 'news', entry: 'news' },
  article: { list: 'news', entry: 'news-details' },
  'market-news': { list: 'news', entry: 'news-details' },
  career: { list: 'other', entry: 'career-detail' },
}

/** @param path without language prefix; query and hash do not count */
export function pageKindOf(path: string): PageKind {
  const [first, second] = (path.split(/[?#]/, 1)[0] ?? '').split('/').filter((part) => part !== '')
  if (first === undefined) return 'home'
  const kind = Object.hasOwn(kinds, first) ? kinds[first] : undefined
  // A page of a list (`/market-news/page/2`) is a list still.
  return (second === undefined || second === 'page' ? kind?.list : kind?.entry) ?? 'other'
}
