import { clsx } from 'clsx'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { Clauses } from '@/components/ui/clauses'
import type { RecruitmentSummary } from '@/lib/backends/main/forms'
import { formatDay } from '@/lib/platform/i18n/format-day'
import type { Locale } from '@/lib/platform/i18n/locales'

import type { JobPay } from './job-pay'
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
 * For how much, until when, how many, and where: equal columns on wide screens, before the way to apply. On phones it comes before
 * the place, whose address is long. What the backend does not say is left out.
 */
export async function JobFacts({ locale, job, address, directions, pay, daysLeft, children }: JobFactsProps) {
  const t = await getTranslations('careers.job')
  const date = formatDay(job.createdAt, locale)
  const deadline = job.deadline === null ? t('untilFilled') : calendarDate(job.deadline, locale)
  const left = daysLeft === null ? null : t('daysLeft', { days: daysLeft })
  return (
    <section aria-label={t('facts')} className="mt-6 grid gap-5 lg:grid-cols-[repeat(4,minmax(0,1fr))_auto]">
      <dl className="grid grid-cols-2 gap-5 lg:col-span-2 lg:grid-cols-subgrid lg:has-[>:nth-child(3)]:col-span-3">
        {pay === null ? null : (
          <Fact
            name={pay.label}
            value={pay.amount}
            note={pay.note}
            className="max-sm:col-span-2 [&>dd]:first-letter:uppercase"
          />
        )}
        <Fact
          name={t('deadline')}
          value={deadline}
          note={left === null ? t('postedOn', { date }) : t('leftAndPosted', { left, date })}
        />
        {job.quantity === null ? null : <Fact name={t('quantity')} value={t('people', { count: job.quantity })} />}
      </dl>
      {children}
      {job.branch === null ? null : (
        <dl>
          <Fact
            name={t('branch')}
            value={job.branch.name}
            note={
              address === null || directions === null ? (
                address
              ) : (
                <a href={directions} className="underline decoration-field underline-offset-4 hover:text-ink">
                  {address}
                </a>
              )
            }
          />
        </dl>
      )}
    </section>
  )
}

interface FactProps {
  readonly name: string
  readonly value: string
  readonly note?: ReactNode
  readonly className?: string
}

function Fact({ name, value, note = null, className }: FactProps) {
  return (
    <div className={clsx('border-t border-field pt-3', className)}>
      <dt className="text-small text-ink-2">{name}</dt>
      <dd className="num text-lead font-semibold text-balance lg:text-body">{value}</dd>
      {note === null ? null : (
        <dd className="mt-1 text-small text-balance text-ink-2">
          {typeof note === 'string' ? <Clauses>{note}</Clauses> : note}
        </dd>
      )}
    </div>
  )
}
