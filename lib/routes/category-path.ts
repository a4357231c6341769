import { categoryIds } from './category-ids'

/** Categories that have a page of their own; as `/cate/…` they lead there, so that each has one address. */
const ownPages: ReadonlyMap<number, string> = new Map([
  [categoryIds.marketNews, '/market-news'],
  [categoryIds.reports, '/reports'],
  [categoryIds.policy, '/policy'],
  [categoryIds.terms, '/terms'],
])

/** Path of a category's page, without language prefix. */
export function categoryPath({ id, slug }: { readonly id: number; readonly slug: string }): string {
  return ownPages.get(id) ?? `/cate/${encodeURIComponent(slug)}`
}

export function hasOwnPage({ id }: { readonly id: number }): boolean {
  return ownPages.has(id)
}
