import { clsx } from 'clsx'
import { getTranslations } from 'next-intl/server'

import { Clauses } from '@/components/ui/clauses'
import type { RecruitmentSummary } from '@/lib/backends/main/forms'
import { formatLongDay } from '@/lib/platform/i18n/format-day'
import type { Locale } from '@/lib/platform/i18n/locales'

import { calendarDate } from './job-row-data'

interface JobFactsProps {
  readonly locale: Locale
  readonly job: RecruitmentSummary
  readonly address: string | null
}

/** Where the card is above the text, the long facts have a line of their own. */
const narrow = {
  branch: 'max-lg:col-span-2',
  quantity: '',
  deadline: '',
  posted: 'max-lg:col-span-2 max-lg:flex max-lg:gap-2 max-lg:text-small',
} as const

/** Where, how many, until when. What the backend does not say is left out. */
export async function JobFacts({ locale, job, address }: JobFactsProps) {
  const t = await getTranslations('careers.job')
  const facts = [
    ['branch', job.branch?.name ?? null, address],
    ['quantity', job.quantity === null ? null : t('people', { count: job.quantity }), null],
    ['deadline', job.deadline === null ? t('untilFilled') : calendarDate(job.deadline, locale), null],
    ['posted', formatLongDay(job.createdAt, locale), null],
  ] as const
  return (
    <dl className="grid gap-4 max-lg:grid-cols-2">
      {facts.map(([key, value, note]) =>
        value === null ? null : (
          <div
            key={key}
            className={clsx('border-hairline lg:border-b lg:pb-4 lg:last:border-0 lg:last:pb-0', narrow[key])}
          >
            <dt className="text-small text-ink-2">{t(key)}</dt>
            <dd className={clsx('font-semibold', key === 'deadline' && 'num lg:text-h3')}>{value}</dd>
            {note === null ? null : (
              <dd className="mt-1 text-small text-ink-2">
                <Clauses>{note}</Clauses>
              </dd>
            )}
          </div>
        ),
      )}
    </dl>
  )
}
