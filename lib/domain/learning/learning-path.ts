import type { Topic } from '@/lib/domain/glossary/topics'

/** Without language prefix. */
export const learningPath = '/learn'

/** Slugs of the guides of each module, in reading order. A module without guides has no entry or an empty one. */
export type GuidesByTopic = Readonly<Partial<Record<Topic, readonly string[]>>>

export interface LearningModule {
  /** Also its fragment on the page, the topic of its terms in the glossary, and its name in the messages. */
  readonly topic: Topic
  /** A page for practice afterwards, without language prefix. */
  readonly practice: string
}

/** From the first account to reading a report. Which guides of the CMS belong to a module is a setting. */
export const learningModules: readonly LearningModule[] = [
  { topic: 'start', practice: '/register/rehearsal' },
  { topic: 'market', practice: '/market-news' },
  { topic: 'orders', practice: '/fees' },
  { topic: 'risk', practice: '/calculator' },
  { topic: 'reports', practice: '/reports' },
]

export interface Step {
  readonly topic: Topic
  /** Number of the module, from 1. */
  readonly number: number
  /** The guides that follow, in order. */
  readonly next: readonly string[]
}

/** Position of a guide on the learning path; null if it is not on it. */
export function stepOf(slug: string, guides: GuidesByTopic): Step | null {
  const index = learningModules.findIndex(({ topic }) => guides[topic]?.includes(slug))
  const own = learningModules[index]
  if (own === undefined) return null
  const all = learningModules.flatMap(({ topic }) => guides[topic] ?? [])
  return { topic: own.topic, number: index + 1, next: all.slice(all.indexOf(slug) + 1) }
}
