import type { SeedClock } from '../clock'
import type { SeedPost } from '../types'
import { contestAbout } from './contest-about'
import { contestPlay } from './contest-play'

const firstId = 8001

/**
 * The student trading contest, as posts that no category lists: `mascham` is the page `/mascham`, `mascham-rules` is
 * `/mascham/rules`, and so on for its eleven sub-paths.
 */
export function contestPages(clock: SeedClock): readonly SeedPost[] {
  return [...contestAbout, ...contestPlay].map(([page, vi, en, ko], index) => ({
    id: firstId + index,
    slug: page === '' ? 'mascham' : `mascham-${page}`,
    categoryId: 0,
    title: { vi: vi[0], en: en[0], ko: ko[0] },
    description: {
      vi: `${vi[0]}: cuộc thi đầu tư mô phỏng dành cho sinh viên.`,
      en: `${en[0]}: the simulated trading contest for students.`,
      ko: `${ko[0]}: 대학생 모의투자 대회 안내입니다.`,
    },
    content: { vi: vi[1], en: en[1], ko: ko[1] },
    publishedAt: clock.before(20),
  }))
}
