import type { Localized, SeedPost } from './types'
import type { SeedClock } from './clock'
import { coverPath } from './html'

/** A post as it is written by hand: its date is counted back in business days, its cover is drawn from its slug. */
export interface Draft {
  slug: string
  categoryId: number
  title: Localized
  description: Localized
  content: Localized
  /** Business days before day 0 of the clock. */
  back: number
  /** HH:mm within office hours. */
  time?: string
  withoutCover?: boolean
  jsonKeyed?: boolean
}

/** Ids count up from `firstId` in the order of the drafts. */
export function toPosts(drafts: readonly Draft[], firstId: number, clock: SeedClock): readonly SeedPost[] {
  return drafts.map(({ back, time, withoutCover, jsonKeyed, ...draft }, index) => ({
    ...draft,
    id: firstId + index,
    ...(withoutCover === true ? {} : { cover: coverPath(draft.slug) }),
    ...(jsonKeyed === true ? { jsonKeyed } : {}),
    publishedAt: clock.before(back, time),
  }))
}
