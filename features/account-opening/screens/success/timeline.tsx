import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import { Check, type Icon, Mail } from '@/components/ui/icons'

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
    <ol className="grid content-start">
      <Stage title={t('signed')} mark={<Disc Sign={Check} look="bg-success-soft text-success" />}>
        <span className="num">{signedOn}</span>
      </Stage>
      <Stage title={t('contact')} mark={<PromiseClock from={from} by={by} className="size-22 xl:size-26" />}>
        {sentence}
      </Stage>
      <Stage title={t('mail')} mark={<Disc Sign={Mail} look="bg-surface-2 text-ink-2" />}>
        {t('mailText')}
      </Stage>
    </ol>
  )
}

/** A sign as round as the clock, and as wide a ground around it as the line between them needs. */
function Disc({ Sign, look }: { readonly Sign: Icon; readonly look: string }) {
  return (
    <span aria-hidden="true" className={clsx('grid size-11 place-items-center rounded-full', look)}>
      <Sign className="size-5" />
    </span>
  )
}

interface StageProps {
  readonly title: string
  readonly mark: ReactNode
  readonly children: ReactNode
}

/** One stage of the timeline; its mark is centred on the line that joins the stages. */
function Stage({ title, mark, children }: StageProps) {
  return (
    <li className="group relative grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-x-4 py-2.5 first:pt-0 last:pb-0 xl:grid-cols-[6.5rem_minmax(0,1fr)] xl:py-5">
      <span
        aria-hidden="true"
        className="absolute inset-y-0 left-11 w-px bg-hairline-strong group-first:top-5.5 group-last:bottom-5.5 xl:left-13"
      />
      <span className="relative grid place-items-center">{mark}</span>
      <div className="min-w-0">
        <p className="text-small text-ink-2">{title}</p>
        <p className="font-semibold">{children}</p>
      </div>
    </li>
  )
}
