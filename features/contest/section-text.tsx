import { clsx } from 'clsx'

import { toArticleHtml } from '@/lib/platform/html/article-html'
import { markAmounts, markChanges } from '@/lib/platform/html/share-rows'

import type { ContestSection } from './contest-section'

interface SectionTextProps {
  readonly section: ContestSection
  /** See `toArticleHtml`. */
  readonly tableLabel: string
  readonly className: string
}

/** What marks the rows of a page's table with bars in one scale. */
const marks = new Map([
  ['prize', markAmounts],
  ['rank', markChanges],
])

/** The text of a contest page: a ranking with the places of its teams, prizes and results with bars. */
export function SectionText({ section: { page, content }, tableLabel, className }: SectionTextProps) {
  const { html } = toArticleHtml(content, tableLabel)
  return (
    <div
      className={clsx('prose', className, page === 'rank' && 'ranking', page === 'prize' && 'prizes')}
      // oxlint-disable-next-line react/no-danger -- sanitised by toArticleHtml
      dangerouslySetInnerHTML={{ __html: marks.get(page)?.(html) ?? html }}
    />
  )
}
