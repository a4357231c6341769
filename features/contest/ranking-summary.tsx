import { toArticleHtml } from '@/lib/platform/html/article-html'

import type { ContestSection } from './contest-section'
import { Podium } from './podium'
import { SectionText } from './section-text'
import { toStandings } from './standings'

/** Teams below the podium. */
const shownBelow = 7

/** The ranking on the contest's overview: a podium and the teams that follow; the whole text if it has no such ranking. */
export function RankingSummary({ section }: { section: ContestSection }) {
  const standings = toStandings(toArticleHtml(section.content, section.title).html)
  if (standings === null) return <SectionText section={section} tableLabel={section.title} className="mt-2" />
  const { caption, winners, others } = standings
  return (
    <>
      <p className="mt-1 mb-6 text-small text-ink-2">{caption}</p>
      <Podium winners={winners} isRepeated={false} />
      <ol start={winners.length + 1} className="divide-y divide-hairline">
        {others.slice(0, shownBelow).map(({ name, school, result }, index) => (
          <li key={name} className="grid grid-cols-[2rem_minmax(0,1fr)_auto] items-baseline gap-x-2 py-3 text-small">
            <span aria-hidden="true" className="num font-semibold text-ink-3">
              {winners.length + 1 + index}
            </span>
            <span>
              <span className="font-semibold">{name}</span>
              {school !== null && <span className="ms-3 text-ink-3 max-sm:ms-0 max-sm:block">{school}</span>}
            </span>
            <span className="num font-semibold text-ink">{result}</span>
          </li>
        ))}
      </ol>
    </>
  )
}
