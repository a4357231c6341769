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
 * Until when, for how much, how many, and where; then the way to apply, on wide screens above the place. Columns on wide
 * screens, two of them on phones. What the backend does not say is left out.
 */
export async function JobFacts({ locale, job, address, directions, pay, daysLeft, children }: JobFactsProps) {
  const t = await getTranslations('careers.job')
  const date = formatDay(job.createdAt, locale)
  const deadline = job.deadline === null ? t('untilFilled') : calendarDate(job.deadline, locale)
  const left = daysLeft === null ? null : t('daysLeft', { days: daysLeft })
  const days = job.deadline === null ? 0 : (Date.parse(job.deadline) - Date.parse(isoDay(job.createdAt))) / 86_400_000
  const { sum, period } = splitPeriod(pay?.amount ?? '', locale)
  return (
    <section aria-label={t('facts')} className="relative mt-6 lg:mt-8">
      <dl className="max-lg:grid max-lg:grid-cols-2 max-lg:gap-x-5 max-lg:border-b max-lg:border-hero-line lg:grid lg:auto-cols-fr lg:grid-flow-col lg:gap-x-6">
        <Fact
          name={t('deadline')}
          value={deadline}
          note={left === null ? t('postedOn', { date }) : t('leftAndPosted', { left, date })}
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
                  <span className="max-sm:hidden">{keepNames(address)}</span>
                  <span className="sm:hidden">{t('map')}</span>
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
    <div className={clsx('border-t border-hero-line py-2.5 lg:border-field lg:pt-3 lg:pb-0', className)}>
      <dt className="text-small text-ink-2">{name}</dt>
      <dd className="num text-lead leading-snug font-semibold text-pretty lg:text-h3">{value}</dd>
      {note === null ? null : (
        <dd className="text-small text-pretty text-ink-2 lg:mt-1">
          {typeof note === 'string' ? <Clauses>{note}</Clauses> : note}
          {gone === null ? null : (
            <span aria-hidden="true" className="mt-2.5 block h-1.5 rounded-full bg-hero-line edged max-lg:max-w-56">
              <span
                className="block h-full min-w-1.5 rounded-full bg-bronze-graphic"
                style={{ width: `${Math.round(gone * 100)}%` }}
              />
            </span>
          )}
        </dd>
      )}
    </div>
  )
}
