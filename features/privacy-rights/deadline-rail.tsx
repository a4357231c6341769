import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { replyDays, rights } from './rights'

const figure = (days: ReactNode) => <span className="mb-0.5 block num text-h2 leading-tight text-on-hero">{days}</span>

/** The time limits on a line to scale, which ends at the last: the first reply, then the days within which each group of rights is carried out. */
export async function DeadlineRail() {
  const t = await getTranslations('privacyRights.rail')
  const limits = [...new Set(rights.map(({ days }) => days))].toSorted((a, b) => a - b)
  const stops = [replyDays, ...limits]
  const spans = stops.map((days, index) => `minmax(0, ${days - (stops[index - 1] ?? 0)}fr)`)
  return (
    <ol
      style={{ gridTemplateColumns: `${spans.join(' ')} 5rem` }}
      className="grid text-small text-on-hero-2 before:-me-1.5 before:border-t-2 before:border-bronze-graphic max-sm:text-min lg:mt-3"
    >
      <Stop>{t.rich('reply', { days: replyDays, b: figure })}</Stop>
      {limits.map((days) => (
        <Stop key={days}>
          {t.rich('rights', { days, count: rights.filter((right) => right.days === days).length, b: figure })}
        </Stop>
      ))}
    </ol>
  )
}

function Stop({ children }: { readonly children: ReactNode }) {
  return (
    <li className="relative border-t-2 border-bronze-graphic pt-3 before:absolute before:-top-[7px] before:size-3 before:rounded-full before:bg-bronze-graphic last:border-transparent sm:pe-3">
      {children}
    </li>
  )
}
