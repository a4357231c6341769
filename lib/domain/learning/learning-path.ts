import type { Topic } from '@/lib/domain/glossary/topics'

/** Without language prefix. */
export const learningPath = '/learn'

export interface LearningModule {
  /** Also its fragment on the page, the topic of its terms in the glossary, and its name in the messages. */
  readonly topic: Topic
  /** Guides of the CMS in reading order; guides that the CMS lacks, or lacks in a language, are left out. */
  readonly slugs: readonly string[]
  /** A page for practice afterwards, without language prefix. */
  readonly practice: string
}

/**
 * From the first account to reading a report. The CMS has categories and posts but no order among them, so the order is
 * defined here and everything else about a guide in the CMS.
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
  /** Number of the module, from 1. */
  readonly number: number
  /** The guides that follow, in order. */
  readonly next: readonly string[]
}

/** Position of a guide on the path; null if it is not on it. */
export function stepOf(slug: string): Step | null {
  const index = learningModules.findIndex(({ slugs }) => slugs.includes(slug))
  const own = learningModules[index]
  if (own === undefined) return null
  const all = learningModules.flatMap(({ slugs }) => slugs)
  return { topic: own.topic, number: index + 1, next: all.slice(all.indexOf(slug) + 1) }
}
