import { categories } from './categories'
import { SeedClock } from './clock'
import { branches, countries, history } from './company'
import { faqs } from './faqs'
import { jobs } from './jobs'
import { marketNews } from './market/market-news'
import { menu } from './menu'
import { contestPages, founderPostId, movedSlugs, posts } from './posts'
import { reports } from './reports/reports'
import { staticContent } from './static-content'
import type { Seed } from './types'
import { videos } from './videos'

/** The latest seed: making one takes a third of a second, and tests start many sandboxes on one day. */
let latest: { readonly days: string; readonly seed: Seed } | undefined

/** Everything that the content backends serve, dated relative to `now`. The same days give the same content. */
export function createSeed(now: Date): Seed {
  const clock = new SeedClock(now)
  const { days } = clock
  if (latest?.days !== days) latest = { days, seed: seedAt(clock) }
  return latest.seed
}

function seedAt(clock: SeedClock): Seed {
  return {
    posts: posts(clock),
    marketNews: marketNews(clock),
    reports: reports(clock),
    categories,
    menu,
    staticContent,
    branches,
    countries,
    faqs,
    history,
    videos: videos(clock),
    jobs: jobs(clock),
    movedSlugs,
    contestPages: contestPages(clock),
    founderPostId,
  }
}
