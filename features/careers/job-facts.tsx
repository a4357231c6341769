import { clsx } from 'clsx'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { Clauses } from '@/components/ui/clauses'
import type { RecruitmentSummary } from '@/lib/backends/main/forms'
import { formatDay, isoDay } from '@/lib/platform/i18n/format-day'
import type { Locale } from '@/lib/platform/i18n/locales'
import { keepNames } from '@/lib/platform/text/keep-names'

import { type JobPay, splitPeriod } from './job-pay'
import { calendarDate } from './job-row-data'

interface JobFactsProps {
  readonly locale: Locale
  readonly job: RecruitmentSummary
  readonly address: string | null
  /** Way to the branch on a maps site. */
  readonly directions: string | null
  /** Null: the text does not name it. */
  readonly pay: JobPay | null
  /** Days left to apply; null: not known, or over. */
  readonly daysLeft: number | null
  /** The way to apply. */
  readonly children: ReactNode
}

/**
 * Until when, for how much, how many, and where; then the way to apply. On wide screens columns of one card, on phones two
 * columns above the button. What the backend does not say is left out.
 */
export async function JobFacts({ locale, job, address, directions, pay, daysLeft, children }: JobFactsProps) {
  const t = await getTranslations('careers.job')
  const date = formatDay(job.createdAt, locale)
  const deadline = job.deadline === null ? t('untilFilled') : calendarDate(job.deadline, locale)
  const days = job.deadline === null ? 0 : (Date.parse(job.deadline) - Date.parse(isoDay(job.createdAt))) / 86_400_000
  const { sum, period } = splitPeriod(pay?.amount ?? '', locale)
  return (
    <section
      aria-label={t('facts')}
      className="mt-6 lg:mt-8 lg:flex lg:items-center lg:gap-x-8 lg:rounded-panel lg:border lg:border-hero-line lg:bg-hero-2 lg:p-6"
    >
      <dl className="grid max-lg:grid-cols-2 max-lg:gap-x-5 max-lg:border-b max-lg:border-hero-line lg:grow lg:auto-cols-auto lg:grid-flow-col lg:divide-x lg:divide-hero-line">
        <Fact
          name={t('deadline')}
          value={deadline}
          note={
            // Below the two ends of the bar that they name.
            <span className="flex flex-wrap justify-between gap-x-4 lg:flex-nowrap lg:whitespace-nowrap">
              <span className="inline-block first-letter:uppercase">{t('postedOn', { date })}</span>
              {daysLeft !== null && <span className="text-bronze">{t('daysLeft', { days: daysLeft })}</span>}
            </span>
          }
          gone={daysLeft === null || days < daysLeft || days === 0 ? null : 1 - daysLeft / days}
        />
        {pay === null ? null : (
          <Fact
            name={pay.label}
            value={sum}
            note={[period, pay.note].filter(Boolean).join(', ') || null}
            className="[&>dd]:first-letter:uppercase"
          />
        )}
        {job.quantity === null ? null : <Fact name={t('quantity')} value={t('people', { count: job.quantity })} />}
        {job.branch === null ? null : (
          <Fact
            name={t('branch')}
            value={job.branch.name}
            note={
              address === null || directions === null ? (
                address
              ) : (
                <a href={directions} className="underline decoration-field underline-offset-4 hover:text-ink">
                  {t('map')}
                  <span className="sr-only">: {keepNames(address)}</span>
                </a>
              )
            }
          />
        )}
      </dl>
      {children}
    </section>
  )
}

interface FactProps {
  readonly name: string
  readonly value: string
  readonly note?: ReactNode
  /** Share of the time to apply that is gone. */
  readonly gone?: number | null
  readonly className?: string
}

function Fact({ name, value, note = null, gone = null, className }: FactProps) {
  return (
    <div className={clsx('py-2.5 max-lg:border-t max-lg:border-hero-line lg:px-6 lg:py-0 lg:first:ps-0', className)}>
      <dt className="text-small text-ink-2">{name}</dt>
      <dd className="num text-lead leading-snug font-semibold text-pretty lg:text-h3">{value}</dd>
      {note === null ? null : (
        <dd className="text-small text-pretty text-ink-2 lg:mt-1">
          {gone === null ? null : (
            <span aria-hidden="true" className="my-2 flex h-1.5 rounded-full bg-hero-line edged max-lg:max-w-56">
              <span
                className="ms-auto min-w-1.5 rounded-full bg-bronze-graphic"
                style={{ width: `${100 - Math.round(gone * 100)}%` }}
              />
            </span>
          )}
          {typeof note === 'string' ? <Clauses>{note}</Clauses> : note}
        </dd>
      )}
    </div>
  )
}
