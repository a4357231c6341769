'use client'

import { useState } from 'react'

import { Change, Spark } from '@/components/quotes/figure-parts'

import { RollingText } from './rolling-text'
import type { StripCell } from './strip-figures'
import { useSessionFigures } from './use-session-figures'

export interface StripTexts {
  readonly indices: string
  readonly demonstration: string
  readonly pause: string
  readonly resume: string
  readonly unavailable: string
}

/** The strip once its code is here: the clock of the session, its figures, and, while they change, the button that stops them. */
export function LiveStrip({ address, texts }: { address: string; texts: StripTexts }) {
  const [isPaused, setPaused] = useState(false)
  const known = useSessionFigures(address, isPaused)
  if (known === null) return null
  const { figures, isCurrent } = known
  if (figures === null) return <p className="py-3 text-min text-ink-3">{texts.unavailable}</p>
  return (
    <>
      <div className="flex items-center gap-2 lg:mr-4 lg:shrink-0 lg:flex-row-reverse lg:gap-3">
        <p className="mr-auto text-min leading-[1.45] text-ink-2">
          {isCurrent && !isPaused ? figures.clock : figures.late}{' '}
          {figures.isDemonstration && <span className="block text-ink-3">{texts.demonstration}</span>}
        </p>
        {(figures.isTrading || isPaused) && (
          <button
            type="button"
            aria-pressed={isPaused}
            aria-label={texts.pause}
            title={isPaused ? texts.resume : texts.pause}
            onClick={() => setPaused(!isPaused)}
            className="group -m-1.5 grid size-11 shrink-0 place-items-center rounded-control text-ink-2 hover:text-ink"
          >
            <span className="grid size-8 place-items-center rounded-control border border-field group-hover:border-current">
              <svg viewBox="0 0 16 16" aria-hidden="true" className="size-3.5 fill-current">
                <path d={isPaused ? 'M4 2.5v11l9-5.5z' : 'M3.5 2.5h3v11h-3zm6 0h3v11h-3z'} />
              </svg>
            </span>
          </button>
        )}
      </div>
      <ul
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={texts.indices}
        className="relative grid min-w-0 flex-1 [scrollbar-width:none] auto-cols-[minmax(11.75rem,1fr)] grid-flow-col gap-x-4 overflow-x-auto max-lg:-mx-4 max-lg:snap-x max-lg:snap-mandatory max-lg:scroll-px-4 max-lg:ps-4 max-lg:pe-7 max-sm:grid-flow-row max-sm:grid-cols-2 max-sm:gap-y-1 max-sm:pe-4 sm:max-lg:auto-cols-[minmax(9.75rem,1fr)] sm:max-lg:fade-right-7 lg:flex lg:gap-x-0 lg:divide-x lg:divide-hairline"
      >
        {figures.cells.map((cell) => (
          <Cell key={cell.code} cell={cell} />
        ))}
      </ul>
    </>
  )
}

function Cell({ cell: { code, value, change, spoken, line } }: { cell: StripCell }) {
  return (
    <li
      className={
        change === null
          ? 'max-xl:hidden xl:pl-4'
          : 'snap-start max-xl:nth-last-2:pr-0 lg:min-w-0 lg:flex-1 lg:px-2.5 xl:px-4'
      }
    >
      <span className="sr-only">{spoken}</span>
      <span
        aria-hidden="true"
        className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 text-min leading-[1.45] whitespace-nowrap *:even:justify-self-end"
      >
        <span className="font-semibold text-ink-2">{code}</span>
        <span>{change !== null && <Change {...change} />}</span>
        <span className="num text-[1.125rem] leading-[1.4] font-semibold xl:text-[1.25rem] xl:leading-[1.3]">
          <RollingText>{value}</RollingText>
        </span>
        {line !== null && change !== null && (
          <Spark line={line} tone={change.tone} className="h-6 w-full max-w-16 xl:max-w-18" />
        )}
      </span>
    </li>
  )
}
