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

/** Everything that the content backends serve, dated relative to `now`. The same moment gives the same content. */
export function createSeed(now: Date): Seed {
  const clock = new SeedClock(now)
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
