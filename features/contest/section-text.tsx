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
  ['rank', (html: string) => markMoves(markChanges(html))],
])

/** Places won and lost since an earlier week as arrows; without a change there is a dash. */
const markMoves = (html: string) =>
  html.replaceAll(
    /(<td class="num)("[^>]*>)(?:(\+)|([−-])|(?=0<))(\d{1,2})(?=<\/td>)/g,
    (_, tag: string, rest: string, up?: string, down?: string, places?: string) => {
      const sign = up ?? down
      if (sign === undefined)
        return `${tag} stayed${rest}<span aria-hidden="true">–</span><span class="sr-only">${places}</span>`
      const [arrow, look] = up === undefined ? ['▼', 'moved lost'] : ['▲', 'moved']
      return `${tag}${rest}<span class="sr-only">${sign}</span><span aria-hidden="true" class="${look}">${arrow}</span>${places}`
    },
  )

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
