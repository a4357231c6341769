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
    <dl className="grid grid-cols-3 gap-x-3 gap-y-5 sm:gap-x-6 lg:grid-cols-[2fr_1fr_1fr_1fr]">
      {facts.map(([key, value, note]) =>
        value === null ? null : (
          <div
            key={key}
            className={clsx('flex flex-col border-t border-field pt-3', key === 'branch' && 'max-lg:col-span-3')}
          >
            <dt className="text-small text-ink-2">{t(key)}</dt>
            <dd
              className={clsx(
                'num font-semibold sm:text-h3',
                key === 'branch' && 'text-h3',
                key === 'deadline' && 'text-bronze',
              )}
            >
              {value}
            </dd>
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
