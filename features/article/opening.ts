import type { ArticleView } from './article-view'

/**
 * How an article opens (app/article-openings.css): on the dark ground what is offered beside its instrument, a share with
 * its way to the target, a session or a week with its line, news; on a tint guides.
 */
export type Opening = 'offer' | 'target' | 'session' | 'news' | 'guide'

export const darkOpenings: ReadonlySet<Opening> = new Set(['offer', 'target', 'session', 'news'])

interface Held {
  /** It says what a share is worth. */
  readonly hasTarget: boolean
  /** It leads to what is offered. */
  readonly hasAction: boolean
}

export function openingOf({ kind, file }: ArticleView, { hasTarget, hasAction }: Held): Opening | null {
  if (kind === 'document') return null
  if (kind === 'product' || (hasAction && kind !== 'guide')) return 'offer'
  if (hasTarget) return 'target'
  if (file) return 'session'
  return kind === 'guide' ? 'guide' : 'news'
}
