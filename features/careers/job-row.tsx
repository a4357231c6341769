import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'

import { Badge } from '@/components/ui/badge'
import { ArrowRight, CalendarCheck, MapPin } from '@/components/ui/icons'
import { PageLink } from '@/lib/platform/navigation/page-link'

import type { JobRowData } from './job-row-data'

interface JobRowProps {
  readonly job: JobRowData
  /** Whether it says where; the list of one branch does so above. */
  readonly showsBranch: boolean
}

/** A job in the list; the whole row leads to it. */
export function JobRow({ job, showsBranch }: JobRowProps) {
  const t = useTranslations('careers.job')
  const branch = showsBranch ? job.branch : null
  const fact = 'flex items-start gap-2'
  const icon = 'mt-0.5 size-4.5 shrink-0 text-bronze-graphic'
  return (
    <li
      className={clsx(
        'group relative grid gap-x-4 gap-y-3 border-b border-hairline py-5 transition-colors hover:bg-surface md:grid-cols-[minmax(0,1fr)_15rem_14rem_1.25rem] md:items-center md:gap-x-8',
        showsBranch ? 'grid-cols-2 max-md:*:col-span-2' : 'grid-cols-[auto_minmax(0,1fr)]',
      )}
    >
      <div className="min-w-0 max-md:col-span-2">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-2 text-h3">
          <PageLink href={job.href} className="group-hover:text-primary after:absolute after:inset-0">
            {job.title}
          </PageLink>
          {job.student ? <Badge tone="primary">{t('student')}</Badge> : null}
          {job.closed ? <Badge tone="warning">{t('closed')}</Badge> : null}
        </h3>
        {job.description ? (
          <p className="mt-1 max-w-measure text-small text-ink-2 max-md:mt-2">{job.description}</p>
        ) : null}
      </div>
      <p className={`${fact} text-small text-ink-2`}>
        {branch ? <MapPin className={icon} /> : null}
        <span>
          {branch ? <span className="block font-semibold text-ink">{branch}</span> : null}
          {job.quantity === null ? null : (
            <span className="num">
              {t('quantity')}: {t('people', { count: job.quantity })}
            </span>
          )}
        </span>
      </p>
      <p className={`${fact} text-small text-ink-2`}>
        <CalendarCheck className={icon} />
        <span className="num">{job.deadline}</span>
      </p>
      <ArrowRight className="size-5 text-ink-3 transition-transform group-hover:translate-x-0.5 group-hover:text-primary motion-reduce:transition-none max-md:hidden" />
    </li>
  )
}
