import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import { Check } from '@/components/ui/icons'

import { maskedMobile } from '@/lib/platform/text/masked'

import { SafetyLine } from './safety-line'
import { usePromise } from './use-promise'

interface TimelineProps {
  /** When the contract was signed: an ISO timestamp, and how it is read. */
  readonly signedAt: string
  readonly signedOn: string
  /** Where the applicant is called. */
  readonly mobile: string
}

/** What is done, what is next and what follows; by when the applicant is called is in the title of the page in large. */
export function Timeline({ signedAt, signedOn, mobile }: TimelineProps) {
  const t = useTranslations('application.success.timeline')
  const sentence = usePromise(signedAt)
  return (
    <section aria-labelledby="timeline" className="h-full xl:flex xl:flex-col">
      <h2 id="timeline" className="text-lead font-semibold">
        {t('title')}
      </h2>
      <ol className="mt-5 xl:grid xl:grow">
        <Stage title={t('signed')} state="done" sign={<Check strokeWidth={2.5} className="size-4.5" />}>
          {signedOn}
        </Stage>
        <Stage
          title={t('contact', { mobile: maskedMobile(mobile) })}
          state="next"
          sign={<ClockHands />}
          note={<SafetyLine />}
        >
          {sentence}
        </Stage>
        <Stage title={t('approved')} state="later" sign={<span className="size-2 rounded-full bg-hairline-strong" />}>
          {t('approvedText')}
        </Stage>
      </ol>
    </section>
  )
}

/** In the disc, which is the face of the clock. */
function ClockHands() {
  return (
    <svg
      viewBox="-12 -12 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="size-7"
    >
      <path d="M0-7V0L5 3" />
    </svg>
  )
}

type StageState = 'done' | 'next' | 'later'

const discs: Record<StageState, string> = {
  done: 'border-bronze bg-bronze text-surface',
  next: 'border-bronze bg-bronze-soft text-bronze',
  later: 'border-hairline-strong bg-surface',
}

interface StageProps {
  readonly title: string
  readonly state: StageState
  /** On its disc. */
  readonly sign: ReactNode
  /** What to know about it. */
  readonly note?: ReactNode
  readonly children: ReactNode
}

/** One stage of the timeline: its disc is on the line that leads to the next. */
function Stage({ title, state, sign, note, children }: StageProps) {
  return (
    <li className="group relative grid grid-cols-[2rem_minmax(0,1fr)] gap-x-4 pb-7 last:pb-0">
      <span
        aria-hidden="true"
        className={clsx(
          'absolute top-8 bottom-0 left-[calc(1rem-1px)] border-l-2 group-last:hidden',
          state === 'done' ? 'border-bronze' : 'border-dotted border-hairline-strong',
        )}
      />
      <span
        aria-hidden="true"
        className={clsx('relative grid size-8 place-items-center rounded-full border-2', discs[state])}
      >
        {sign}
      </span>
      <div className="min-w-0 pt-1">
        <p className="num text-small text-ink-2">{title}</p>
        <p className={clsx('num leading-snug font-semibold text-pretty', state === 'next' && 'mt-1')}>{children}</p>
        {note !== undefined && <p className="mt-1 text-small text-pretty text-ink-2">{note}</p>}
      </div>
    </li>
  )
}
