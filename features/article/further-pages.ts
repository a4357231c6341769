import { getTranslations } from 'next-intl/server'

import type { ArticleView } from './article-view'

export interface FurtherPage {
  readonly href: string
  readonly label: string
}

interface Subject {
  readonly kind: ArticleView['kind']
  readonly tickers: readonly string[]
  /** The list that the article is from. */
  readonly category: FurtherPage | null
  readonly isLesson: boolean
}

/** Where a text leads on: from a share to what else is said of it, from a lesson to the next, from a product to its cost. */
export async function furtherPages({ kind, tickers, category, isLesson }: Subject): Promise<readonly FurtherPage[]> {
  const t = await getTranslations()
  const learning = { href: '/learn', label: t('learning.title') }
  const terms = { href: '/learn/glossary', label: t('glossary.title') }
  const fees = { href: '/fees', label: t('fees.title') }
  const questions = { href: '/faq', label: t('faq.title') }
  // A lesson already ends with its place on the learning path.
  if (isLesson) return [terms, questions]
  if (kind === 'product') return [fees, questions, learning]
  const ofShares = tickers.map((ticker) => ({
    href: `/reports?ticker=${ticker}`,
    label: t('article.reportsOn', { ticker }),
  }))
  // Of several shares, the list of their prices leads to the reports.
  return [
    ...(ofShares.length === 1 ? ofShares : []),
    ...(category === null ? [] : [category]),
    ...(tickers.length > 0 ? [terms] : [fees, questions]),
  ]
}
