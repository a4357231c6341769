import type { SeedClock } from '../clock'
import { toPosts } from '../post'
import type { SeedPost } from '../types'
import { guides } from './guides/guides'
import { freeTrading } from './news/free-trading'
import { margin } from './products/margin'
import { shares } from './products/shares'

/** Everything that editors publish as a post, market news and reports aside. Each kind has its own range of ids. */
export function posts(clock: SeedClock): readonly SeedPost[] {
  return [
    ...toPosts([freeTrading], 101, clock),
    ...toPosts([shares, margin], 401, clock),
    ...toPosts(guides, 601, clock),
  ]
}
