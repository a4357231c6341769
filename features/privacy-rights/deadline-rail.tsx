import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { rights } from './rights'

const figure = (days: ReactNode) => <span className="mb-0.5 block num text-h2 leading-tight text-on-hero">{days}</span>

/** Timeline of the time limits: the first reply, then the days within which each group of rights is carried out. */
export async function DeadlineRail() {
  const t = await getTranslations('privacyRights.rail')
  const limits = [...new Set(rights.map(({ days }) => days))].toSorted((a, b) => a - b)
  return (
    <ol className="flex text-small text-on-hero-2">
      <Stop>{t.rich('reply', { b: figure })}</Stop>
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
    <li className="relative flex-1 border-t-2 border-bronze-graphic pe-2 pt-3 before:absolute before:-top-[7px] before:size-3 before:rounded-full before:bg-bronze-graphic">
      {children}
    </li>
  )
}
