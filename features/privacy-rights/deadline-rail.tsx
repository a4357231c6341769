import { getTranslations } from 'next-intl/server'
import type { CSSProperties, ReactNode } from 'react'

import { replyDays, rights } from './rights'

const figure = (days: ReactNode) => <span className="num text-h2 leading-tight text-on-hero max-sm:w-8">{days}</span>
const subject = (what: ReactNode) => <span className="text-balance max-sm:ms-auto sm:mt-0.5 sm:block">{what}</span>

/** The time limits on a line to scale, which ends at the last, on phones one below the other: the first reply, then the days within which rights are carried out. */
export async function DeadlineRail() {
  const t = await getTranslations('privacyRights')
  const limits = [...new Set(rights.map(({ days }) => days))].toSorted((a, b) => a - b)
  const stops = [replyDays, ...limits]
  const spans = stops.map((days, index) => `minmax(0, ${days - (stops[index - 1] ?? 0)}fr)`)
  return (
    <ol
      style={{ '--spans': `${spans.join(' ')} 5.5rem` } as CSSProperties}
      className="text-small text-on-hero-2 sm:grid sm:grid-cols-(--spans) sm:before:-me-1.5 sm:before:border-t-2 sm:before:border-bronze-graphic lg:mt-4"
    >
      <Stop days={replyDays} next={limits[0]}>
        {t.rich('rail.reply', { days: replyDays, b: figure, s: subject })}
      </Stop>
      {limits.map((days, index) => (
        <Stop key={days} days={days} next={limits[index + 1]}>
          {t.rich('rail.rights', {
            days,
            rights: rights
              .filter((right) => right.days === days)
              .map(({ name }) => t(`rights.${name}.short`))
              .join(', '),
            b: figure,
            s: subject,
          })}
        </Stop>
      ))}
    </ol>
  )
}

interface StopProps {
  readonly days: number
  /** Days of the following stop, to which its line leads on phones. */
  readonly next: number | undefined
  readonly children: ReactNode
}

function Stop({ days, next = days, children }: StopProps) {
  return (
    <li
      style={{ '--span': `${(next - days) / 2}rem` } as CSSProperties}
      className="relative before:absolute before:size-3 before:rounded-full before:bg-bronze-graphic last:border-transparent max-sm:ms-1.5 max-sm:flex max-sm:min-h-(--span) max-sm:items-baseline max-sm:gap-1.5 max-sm:border-s-2 max-sm:border-bronze-graphic max-sm:ps-5 max-sm:before:top-2.5 max-sm:before:-left-[7px] max-sm:last:after:absolute max-sm:last:after:-left-0.5 max-sm:last:after:h-4 max-sm:last:after:border-s-2 max-sm:last:after:border-bronze-graphic sm:border-t-2 sm:border-bronze-graphic sm:pt-3 sm:not-last:pe-3 sm:before:-top-[7px]"
    >
      {children}
    </li>
  )
}
