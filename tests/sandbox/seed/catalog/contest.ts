import type { SeedContestPage } from '../types'
import { contestAbout } from './contest-about'
import { contestPlay } from './contest-play'

/** The student trading contest: one screen for `/mascham` (the empty slug) and its eleven sub-paths. */
export const contestPages: readonly SeedContestPage[] = [...contestAbout, ...contestPlay].map(([slug, vi, en, ko]) => ({
  slug,
  title: { vi: vi[0], en: en[0], ko: ko[0] },
  content: { vi: vi[1], en: en[1], ko: ko[1] },
}))
