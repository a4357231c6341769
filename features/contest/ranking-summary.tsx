import { clsx } from 'clsx'
import { getTranslations } from 'next-intl/server'

import type { Standings } from './standings'

/** Teams of the summary. */
const shown = 10

/** The ranking on the contest's overview: a line for each team, with its result as a bar in one scale. */
export async function RankingSummary({ standings: { remark, winners, others } }: { standings: Standings }) {
  const best = winners[0]?.value ?? 0
  const last = Math.min(shown, winners.length + others.length)
  const ranks = (await getTranslations('contest'))('furtherRanks', { from: winners.length + 1, to: last })
  return (
    <>
      {/* Level with the caption of the prizes beside it. */}
      <p className="mt-2 mb-3 text-small leading-[1.65] text-ink-2">
        {ranks}
        {remark !== null && <span className="text-min whitespace-nowrap text-ink-3"> · {remark}</span>}
      </p>
      <ol className="grid grow divide-y divide-hairline border-t border-hairline">
        {[...winners, ...others].slice(0, shown).map(({ name, school, result, value }, index) => (
          <li
            key={name}
            // The first are on the podium right above.
            className="grid grid-cols-[1.5rem_minmax(0,1fr)_3.75rem] items-center gap-x-3 gap-y-1.5 py-2.5 text-small nth-[-n+3]:sr-only sm:grid-cols-[1.5rem_minmax(0,1fr)_4.25rem] lg:text-body"
          >
            <span aria-hidden="true" className="num font-semibold text-bronze">
              {index + 1}
            </span>
            <span>
              <span className="font-semibold">{name}</span>
              {school !== null && <span className="ms-3 text-ink-3 max-sm:ms-0 max-sm:block">{school}</span>}
            </span>
            <span
              aria-hidden="true"
              className="col-span-2 col-start-2 row-start-2 h-1.5 w-(--share) rounded-full bg-bronze-graphic"
              style={{ '--share': shareOf(isLoss(result) ? 0 : value / best) } as React.CSSProperties}
            />
            <span className={clsx('text-end num font-semibold', !isLoss(result) && 'text-up')}>{result}</span>
          </li>
        ))}
      </ol>
    </>
  )
}

const isLoss = (result: string): boolean => /^[−-]/.test(result)

const shareOf = (part: number): string => `${Math.round(part * 100)}%`
