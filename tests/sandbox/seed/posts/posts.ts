import type { SeedClock } from '../clock'
import { toPosts } from '../post'
import type { SeedPost } from '../types'
import { company } from './about/company'
import { founder } from './about/founder'
import { privacyPolicy } from './about/privacy-policy'
import { termsOfUse } from './about/terms-of-use'
import { guides } from './guides/guides'
import { news } from './news/news'
import { products } from './products/products'

/** The founder's article; the site gets this id through its configuration. */
export const founderPostId = 1

/** The editors renamed this guide: links to its old address still have to lead there. */
export const movedSlugs = { 'giao-dich-t2': 'thanh-toan-t2' } as const

/** Everything that editors publish as a post, market news and reports aside. Each kind has its own range of ids. */
export function posts(clock: SeedClock): readonly SeedPost[] {
  return [
    ...toPosts(news, 101, clock),
    ...toPosts(products, 401, clock),
    ...toPosts(guides, 601, clock),
    ...toPosts([founder], founderPostId, clock),
    ...toPosts([...company, privacyPolicy, termsOfUse], 901, clock),
  ]
}
