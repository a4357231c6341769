import type { RoutePath } from './table'

/** The address of a list, or of one of its entries. @param slug empty: the list */
const entryOf = (list: '/article' | '/cate', slug: string) =>
  slug === '' ? list : `${list}/${encodeURIComponent(slug)}`

/** A page of the table, with an optional fragment; a misspelt path does not compile. */
const page = (path: RoutePath, fragment = '') => `${path}${fragment}`

/** Addresses of the targets of menu entries (docs/specification.md#menus). */
const paths = {
  article: (slug) => entryOf('/article', slug),
  category: (slug) => entryOf('/cate', slug),
  contact: () => page('/contact'),
  career: () => page('/career'),
  web_trading: () => page('/e-trading', '#web-trading'),
  home_trading: () => page('/e-trading', '#home-trading'),
  mobile_trading: () => page('/e-trading', '#mobile-trading'),
  about_local: () => page('/about/mirae-asset-vietnam'),
  about_global: () => page('/about/mirae-asset-global'),
  founder: () => page('/about/founder-gso'),
  faq: () => page('/faq'),
} satisfies Readonly<Record<string, (slug: string) => string>>

/** The address of a menu entry, without language prefix. @param slug of an article or category, otherwise ignored */
export function menuPath(target: keyof typeof paths, slug: string): string {
  const path: (slug: string) => string = paths[target]
  return path(slug)
}
