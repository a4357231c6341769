import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'

import { Badge } from '@/components/ui/badge'
import { ArrowRight } from '@/components/ui/icons'
import { PageLink } from '@/lib/platform/navigation/page-link'

import type { JobRowData } from './job-row-data'

interface JobRowProps {
  readonly job: JobRowData
  /** Whether it says where; the list of one branch does so above. */
  readonly showsBranch: boolean
}

/**
 * Columns of the list on wide screens, which have names above them: position, place, number, deadline and an arrow. The list of
 * one branch has none for the place; cells count their columns from the end.
 */
export const jobColumns = (showsBranch: boolean) =>
  clsx(
    'grid gap-x-2 md:gap-x-6',
    showsBranch
      ? 'md:grid-cols-[minmax(0,1fr)_10rem_5rem_11rem_1.25rem]'
      : 'md:grid-cols-[minmax(0,1fr)_5rem_11rem_1.25rem]',
  )

/** A job in the list; the whole row leads to it. */
export function JobRow({ job, showsBranch }: JobRowProps) {
  const t = useTranslations('careers.job')
  const branch = showsBranch ? job.branch : null
  const posted = t('postedOn', { date: job.posted })
  // On phones in one line; on wide screens each has a column, and the day is below the deadline.
  const facts = [branch, job.quantity === null ? null : t('openings', { count: job.quantity }), posted].filter(Boolean)
  const marks = (
    <>
      {job.student ? <Badge tone="primary">{t('student')}</Badge> : null}
      {job.daysLeft === null ? null : <Badge tone="bronze">{t('daysLeft', { days: job.daysLeft })}</Badge>}
      {job.closed ? <Badge tone="warning">{t('closed')}</Badge> : null}
    </>
  )
  return (
    <li
      className={clsx(
        jobColumns(showsBranch),
        'group relative items-center gap-y-1.5 border-b border-hairline py-5 transition-colors hover:bg-surface md:py-4',
      )}
    >
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-2 text-h3 md:text-lead">
          <PageLink href={job.href} className="group-hover:text-primary after:absolute after:inset-0">
            {job.title}
          </PageLink>
          <span className="contents max-md:hidden">{marks}</span>
        </h3>
        {job.description ? (
          <p className="mt-0.5 max-w-measure text-small text-pretty text-ink-2">{job.description}</p>
        ) : null}
      </div>
      {branch ? <p className="hidden md:col-start-2 md:block">{branch}</p> : null}
      {job.quantity === null ? null : (
        <p className="hidden num text-ink-2 md:-col-start-4 md:block">
          <span className="sr-only">{t('quantity')}: </span>
          {t('people', { count: job.quantity })}
        </p>
      )}
      <p className="num text-small text-ink-2 md:hidden">{facts.join(' · ')}</p>
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 text-small md:-col-start-3 md:block md:text-end">
        <span className="num font-semibold md:block md:text-body">
          {job.deadline === null ? (
            t('untilFilled')
          ) : (
            <>
              <span className="font-sans font-normal text-ink-2 md:sr-only">{t('deadline')}: </span>
              {job.deadline}
            </>
          )}
        </span>
        {/* Beside the title there is no room for them on phones. */}
        <span className="contents md:hidden">{marks}</span>
        <span className="hidden num text-ink-3 md:block">{posted}</span>
      </p>
      <ArrowRight className="size-5 text-ink-3 transition-transform group-hover:translate-x-0.5 group-hover:text-primary motion-reduce:transition-none max-md:hidden" />
    </li>
  )
}
