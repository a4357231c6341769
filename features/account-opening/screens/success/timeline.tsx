import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import { PromiseClock } from './promise-clock'
import { usePromise } from './use-promise'

interface TimelineProps {
  /** When the contract was signed: an ISO timestamp, and how it is read. */
  readonly signedAt: string
  readonly signedOn: string
}

/** What has happened and what follows, with times; by when the applicant is called is what it is about. */
export function Timeline({ signedAt, signedOn }: TimelineProps) {
  const t = useTranslations('application.success.timeline')
  const { from, by, sentence } = usePromise(signedAt)
  return (
    <ol className="grid content-start gap-6">
      <Stage title={t('signed')} when="done">
        <span className="num font-semibold">{signedOn}</span>
      </Stage>
      <Stage title={t('contact')} when="next">
        <span className="flex items-center justify-between gap-4">
          <span className="min-w-0 font-semibold">{sentence}</span>
          <PromiseClock from={from} by={by} className="size-20 shrink-0 xl:size-24" />
        </span>
      </Stage>
      <Stage title={t('mail')} when="later">
        <span className="font-semibold">{t('mailText')}</span>
      </Stage>
    </ol>
  )
}

interface StageProps {
  readonly title: string
  readonly when: 'done' | 'next' | 'later'
  readonly children: ReactNode
}

const dots: Readonly<Record<StageProps['when'], string>> = {
  done: 'border-success bg-success',
  next: 'border-4 border-bronze-graphic bg-surface',
  later: 'border-hairline-strong bg-surface',
}

/** What is done, what is next and what comes later, joined by a line from dot to dot. */
function Stage({ title, when, children }: StageProps) {
  return (
    <li className="group relative ps-8">
      <span
        aria-hidden="true"
        className="absolute top-6 -bottom-6 left-[7px] w-0.5 bg-hairline-strong group-last:hidden"
      />
      <span aria-hidden="true" className={clsx('absolute top-1.5 left-0 size-4 rounded-full border-2', dots[when])} />
      <p className="text-small text-ink-2">{title}</p>
      <p>{children}</p>
    </li>
  )
}
