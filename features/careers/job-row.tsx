import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'

import { Badge } from '@/components/ui/badge'
import { ArrowRight } from '@/components/ui/icons'
import type { Locale } from '@/lib/platform/i18n/locales'
import { PageLink } from '@/lib/platform/navigation/page-link'

import { payRange } from './job-pay'
import type { JobRowData } from './job-row-data'

interface JobRowProps {
  readonly locale: Locale
  readonly job: JobRowData
  /** As its text says it; null: it does not. */
  readonly pay: string | null
  /** Whether it says where; the list of one branch does so above. */
  readonly showsBranch: boolean
}

/**
 * Columns of the list: on phones the position and an arrow; on wide screens, with names above them, position, place and day
 * of posting, number, pay, the last day and an arrow. Cells count their columns from the end, as pay or number may be missing.
 */
export const jobColumns =
  'grid grid-cols-[minmax(0,1fr)_1.25rem] gap-x-2 lg:grid-cols-[minmax(0,1fr)_10.5rem_5.5rem_10.5rem_7rem_1.25rem] lg:gap-x-6 xl:grid-cols-[minmax(0,1fr)_10rem_5.5rem_13rem_8rem_1.25rem]'

/** A stated pay is emphasized; a negotiable one is not. */
const payTone = (pay: string) => (/\d/.test(pay) ? 'font-semibold text-ink' : 'text-ink-2')

/** A job in the list; the whole row leads to it. On phones its title, and a line of facts below it. */
export function JobRow({ locale, job, pay, showsBranch }: JobRowProps) {
  const t = useTranslations('careers.job')
  const branch = showsBranch ? job.branch : null
  const range = pay === null ? null : payRange(pay, locale)
  const people = job.quantity === null ? null : t('openings', { count: job.quantity })
  const until = job.deadline === null ? t('untilFilled') : t('until', { date: job.deadline })
  return (
    <li
      className={clsx(
        jobColumns,
        'group relative items-center gap-y-1 border-b border-hairline py-4.5 transition-colors hover:bg-surface lg:py-4',
        job.closed && 'text-ink-3',
      )}
    >
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 leading-snug font-semibold lg:text-lead">
          <PageLink href={job.href} className="group-hover:text-primary after:absolute after:inset-0">
            {job.title}
          </PageLink>
          {job.student ? (
            <Badge tone="primary">
              <span className="lg:hidden">{t('studentShort')}</span>
              <span className="max-lg:hidden">{t('student')}</span>
            </Badge>
          ) : null}
        </h3>
        {job.description ? (
          <p className={clsx('mt-0.5 max-w-measure text-small text-pretty max-lg:hidden', !job.closed && 'text-ink-2')}>
            {job.description}
          </p>
        ) : null}
      </div>
      {showsBranch ? (
        <p className="hidden lg:col-start-2 lg:block">
          {branch}
          <span className={clsx('block num text-small', !job.closed && 'text-ink-2')}>
            {t('postedOn', { date: job.posted })}
          </span>
        </p>
      ) : (
        <p className={clsx('hidden num lg:col-start-2 lg:block', !job.closed && 'text-ink-2')}>
          <span className="sr-only">{t('posted')}: </span>
          {job.posted}
        </p>
      )}
      {job.quantity === null ? null : (
        <p className={clsx('hidden num lg:-col-start-5 lg:block', !job.closed && 'text-ink-2')}>
          <span className="sr-only">{t('quantity')}: </span>
          {t('people', { count: job.quantity })}
        </p>
      )}
      {pay === null ? null : (
        <p className={clsx('hidden text-end num lg:-col-start-4 lg:block', !job.closed && payTone(pay))}>
          <span className="sr-only">{t(range === null ? 'pay' : 'payInUnit')}: </span>
          <span className="inline-block text-pretty first-letter:uppercase">{range ?? pay}</span>
        </p>
      )}
      <p
        className={clsx(
          'col-span-full flex flex-wrap justify-between gap-x-4 num text-small lg:hidden',
          !job.closed && 'text-ink-2',
        )}
      >
        <span>{[branch, people].filter((fact) => fact !== null).join(' · ')}</span>
        <span
          className={clsx(
            'ms-auto whitespace-nowrap first-letter:uppercase',
            job.daysLeft !== null && 'font-semibold text-bronze',
          )}
        >
          {job.closed ? t('closed') : job.daysLeft === null ? until : t('left', { days: job.daysLeft })}
        </span>
        {pay === null ? null : (
          <span className={clsx('basis-full first-letter:uppercase', !job.closed && payTone(pay))}>
            {/\d/.test(pay) ? pay : `${t('pay')}: ${pay}`}
          </span>
        )}
      </p>
      <p className="hidden text-small lg:-col-start-3 lg:block lg:text-end">
        <span className={clsx('block num text-body', !job.closed && 'font-semibold')}>
          {job.deadline === null ? (
            t('untilFilled')
          ) : (
            <>
              <span className="sr-only font-sans">{t('deadline')}: </span>
              {job.deadline}
            </>
          )}
        </span>
        {job.daysLeft === null ? null : (
          <span className="block num text-bronze">{t('daysLeft', { days: job.daysLeft })}</span>
        )}
        {job.closed ? t('closed') : null}
      </p>
      {job.closed ? null : (
        <ArrowRight className="size-5 text-ink-3 transition-transform group-hover:translate-x-0.5 group-hover:text-primary motion-reduce:transition-none max-lg:col-start-2 max-lg:row-start-1" />
      )}
    </li>
  )
}
