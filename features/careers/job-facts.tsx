import { clsx } from 'clsx'
import { getTranslations } from 'next-intl/server'

import { Clauses } from '@/components/ui/clauses'
import type { RecruitmentSummary } from '@/lib/backends/main/forms'
import { formatDay } from '@/lib/platform/i18n/format-day'
import type { Locale } from '@/lib/platform/i18n/locales'

import type { JobPay } from './job-pay'
import { calendarDate } from './job-row-data'

/** Shares of the row on wide screens: an address and an amount need more room than a number. */
const widths = {
  branch: 'lg:min-w-0 lg:grow-16 lg:basis-0',
  pay: 'lg:min-w-0 lg:grow-15 lg:basis-0',
  quantity: 'lg:grow-5 lg:basis-0 lg:whitespace-nowrap',
  deadline: 'lg:min-w-0 lg:grow-10 lg:basis-0',
} as const

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
}

/** Where, for how much, how many, until when: side by side on wide screens. What the backend does not say is left out. */
export async function JobFacts({ locale, job, address, directions, pay, daysLeft }: JobFactsProps) {
  const t = await getTranslations('careers.job')
  const date = formatDay(job.createdAt, locale)
  const all = [
    ['branch', t('branch'), job.branch?.name ?? null, address],
    ['pay', pay?.label, pay?.amount ?? null, pay?.note ?? null],
    ['quantity', t('quantity'), job.quantity === null ? null : t('people', { count: job.quantity }), null],
    [
      'deadline',
      t('deadline'),
      job.deadline === null ? t('untilFilled') : calendarDate(job.deadline, locale),
      daysLeft === null
        ? t('postedOn', { date })
        : t('leftAndPosted', { left: t('daysLeft', { days: daysLeft }), date }),
    ],
  ] as const
  return (
    <dl className="grid gap-y-3 sm:grid-cols-2 sm:gap-x-6 sm:gap-y-5 lg:flex">
      {all.map(([key, label, value, note]) =>
        value === null ? null : (
          <div
            key={key}
            className={clsx(
              'grid content-start border-t border-field pt-3 max-sm:grid-cols-[6.5rem_minmax(0,1fr)] max-sm:items-baseline max-sm:gap-x-3 max-sm:*:[dd]:col-start-2',
              widths[key],
            )}
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
              <dd className="mt-1 text-small text-balance text-ink-2">
                {key === 'branch' && directions !== null ? (
                  <a href={directions} className="underline decoration-field underline-offset-4 hover:text-ink">
                    {note}
                  </a>
                ) : (
                  <Clauses>{note}</Clauses>
                )}
              </dd>
            )}
          </div>
        ),
      )}
    </dl>
  )
}
