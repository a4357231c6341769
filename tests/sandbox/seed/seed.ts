import type { Seed } from './types'
import { branches } from './catalog/branches'
import { categories } from './catalog/categories'
import { contestPages } from './catalog/contest'
import { countries } from './catalog/countries'
import { history } from './catalog/history'
import { menu } from './catalog/menus'
import { staticContent } from './catalog/static-content'
import { videos } from './catalog/videos'
import { SeedClock } from './clock'
import { faqs } from './faqs/faqs'
import { jobs } from './jobs/jobs'
import { marketNews } from './market/market-news'
import { reports } from './reports/reports'
import { founderPostId, movedSlugs, posts } from './posts/posts'

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
