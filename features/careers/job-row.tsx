import { useTranslations } from 'next-intl'
import { PageLink } from '@/lib/platform/navigation/page-link'

import { Badge } from '@/components/ui/badge'

import type { JobRowData } from './job-row-data'

/** A job in the list; the whole row leads to it. */
export function JobRow({ job }: { job: JobRowData }) {
  const t = useTranslations('careers.job')
  return (
    <li className="group relative grid gap-x-8 gap-y-3 border-b border-hairline py-6 md:grid-cols-[minmax(0,1fr)_16rem] md:items-baseline">
      <div className="min-w-0">
        <h3 className="text-h3">
          <PageLink href={job.href} className="group-hover:text-primary after:absolute after:inset-0">
            {job.title}
          </PageLink>
        </h3>
        {job.student || job.closed ? (
          <p className="mt-2 flex flex-wrap gap-2">
            {job.student ? <Badge tone="primary">{t('student')}</Badge> : null}
            {job.closed ? <Badge tone="warning">{t('closed')}</Badge> : null}
          </p>
        ) : null}
        {job.description ? <p className="mt-2 max-w-measure text-ink-2">{job.description}</p> : null}
      </div>
      <p className="flex flex-col gap-1 text-small text-ink-2">
        {job.branch ? <span className="font-semibold text-ink">{job.branch}</span> : null}
        <span>{job.deadline}</span>
      </p>
    </li>
  )
}
