import { clsx } from 'clsx'
import { getTranslations } from 'next-intl/server'

import { Clauses } from '@/components/ui/clauses'
import type { RecruitmentSummary } from '@/lib/backends/main/forms'
import type { Locale } from '@/lib/platform/i18n/locales'

import type { JobPay } from './job-pay'
import { calendarDate, shortDay } from './job-row-data'

interface JobFactsProps {
  readonly locale: Locale
  readonly job: RecruitmentSummary
  readonly address: string | null
  /** Null: the text does not name it. */
  readonly pay: JobPay | null
  /** Days left to apply; null: not known, or over. */
  readonly daysLeft: number | null
}

/** Where, for how much, how many, until when. What the backend does not say is left out. */
export async function JobFacts({ locale, job, address, pay, daysLeft }: JobFactsProps) {
  const t = await getTranslations('careers.job')
  const posted = t('postedOn', { date: shortDay(job.createdAt, locale) })
  const facts = [
    ['branch', t('branch'), job.branch?.name ?? null, address],
    ['pay', pay?.label, pay?.amount ?? null, pay?.note ?? null],
    ['quantity', t('quantity'), job.quantity === null ? null : t('people', { count: job.quantity }), null],
    [
      'deadline',
      t('deadline'),
      job.deadline === null ? t('untilFilled') : calendarDate(job.deadline, locale),
      daysLeft === null ? posted : `${t('daysLeft', { days: daysLeft })}, ${posted}`,
    ],
  ] as const
  return (
    <dl className="grid gap-y-3 sm:grid-cols-2 sm:gap-x-6 sm:gap-y-5 lg:grid-cols-[6fr_6fr_4fr_5fr]">
      {facts.map(([key, label, value, note]) =>
        value === null ? null : (
          <div
            key={key}
            className="grid content-start border-t border-field pt-3 max-sm:grid-cols-[6.5rem_minmax(0,1fr)] max-sm:items-baseline max-sm:gap-x-3 max-sm:*:[dd]:col-start-2"
          >
            <dt className="text-small text-ink-2">{label}</dt>
            <dd
              className={clsx(
                'num text-lead font-semibold text-balance',
                key === 'pay' && 'first-letter:uppercase',
                key === 'deadline' && 'text-bronze',
              )}
            >
              {value}
            </dd>
            {note === null ? null : (
              <dd className="mt-1 text-small text-ink-2">{key === 'branch' ? <Clauses>{note}</Clauses> : note}</dd>
            )}
          </div>
        ),
      )}
    </dl>
  )
}
