import type { Topic } from '@/lib/domain/glossary/topics'

/** Without language prefix. */
export const learningPath = '/learn'

export interface LearningModule {
  /** Also its address on the page, the topic of its terms in the glossary, and its name in the messages. */
  readonly topic: Topic
  /** Guides of the CMS in the order in which they are read; one that the CMS has no longer, or not in a language, is left out. */
  readonly slugs: readonly string[]
  /** What can be tried out afterwards, without language prefix. */
  readonly practice: string
}

/**
 * From the first account to reading a report. The CMS has categories and posts, but no order among them and no place to put
 * one, so the order stands here and everything else of a guide is the CMS's.
 */
export const learningModules: readonly LearningModule[] = [
  {
    topic: 'start',
    slugs: ['mo-tai-khoan-truc-tuyen', 'nop-tien-vao-tai-khoan', 'smart-otp', 'nhan-biet-lua-dao'],
    practice: '/register/rehearsal',
  },
  {
    topic: 'market',
    slugs: ['gia-tran-gia-san', 'thanh-toan-t2', 'quyen-cua-co-dong'],
    practice: '/market-news',
  },
  {
    topic: 'orders',
    slugs: ['dat-lenh-co-phieu', 'giao-dich-tren-dien-thoai', 'bieu-phi', 'su-dung-ung-truoc', 'rut-tien'],
    practice: '/fees',
  },
  { topic: 'risk', slugs: ['ty-le-ky-quy', 'ky-quy-phai-sinh'], practice: '/calculator' },
  { topic: 'reports', slugs: ['doc-bao-cao-phan-tich', 'chi-so-dinh-gia'], practice: '/reports' },
]

export interface Step {
  readonly topic: Topic
  /** Of the module, from 1. */
  readonly number: number
  /** Guides that come after this one, in their order. */
  readonly next: readonly string[]
}

/** Where a guide stands on the path; null for one that is not on it. */
export function stepOf(slug: string): Step | null {
  const index = learningModules.findIndex(({ slugs }) => slugs.includes(slug))
  const own = learningModules[index]
  if (own === undefined) return null
  const all = learningModules.flatMap(({ slugs }) => slugs)
  return { topic: own.topic, number: index + 1, next: all.slice(all.indexOf(slug) + 1) }
}
