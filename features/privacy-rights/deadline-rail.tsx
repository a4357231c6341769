import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { rights } from './rights'

const figure = (days: ReactNode) => <span className="mb-0.5 block num text-h2 leading-tight text-on-hero">{days}</span>

/** The time limits one after the other: the first reply, then by when how many of the rights are carried out. */
export async function DeadlineRail() {
  const t = await getTranslations('privacyRights.rail')
  const limits = [...new Set(rights.map(({ days }) => days))].toSorted((a, b) => a - b)
  return (
    <ol className="flex text-small text-on-hero-2">
      {[
        t.rich('reply', { b: figure }),
        ...limits.map((days) =>
          t.rich('rights', { days, count: rights.filter((right) => right.days === days).length, b: figure }),
        ),
      ].map((limit, index) => (
        <li
          // oxlint-disable-next-line react/no-array-index-key -- their order is what they are
          key={index}
          className="relative flex-1 border-t-2 border-bronze-graphic pe-2 pt-3 before:absolute before:-top-[7px] before:size-3 before:rounded-full before:bg-bronze-graphic"
        >
          {limit}
        </li>
      ))}
    </ol>
  )
}
