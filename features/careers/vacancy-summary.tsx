import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import type { VacancyOverview } from '@/lib/domain/careers/vacancy-overview'
import { formatDay, noonOf } from '@/lib/platform/i18n/format-day'
import { Link } from '@/lib/platform/i18n/link'
import type { Locale } from '@/lib/platform/i18n/locales'

interface VacancySummaryProps {
  readonly overview: VacancyOverview
  /** Id of a branch; null: all branches. */
  readonly branch: number | null
  readonly locale: Locale
}

/** The deadline that comes first, with its first job: the list is newest first, so that this job may be on a later page. */
export function nextDeadline({ deadlines }: VacancyOverview, branch: number | null) {
  for (const { date, daysLeft, jobs } of deadlines) {
    const job = jobs.find((one) => branch === null || one.branch === branch)
    if (job !== undefined) return { id: job.id, date, daysLeft, href: `/career/${job.id}` }
  }
  return null
}

const linkTo = (href: string) => (words: ReactNode) => (
  <Link href={href} className="underline decoration-field underline-offset-4 hover:text-ink">
    {words}
  </Link>
)

/** How many positions are open: of all branches also at how many places, of one also until when. */
export async function VacancySummary({ overview, branch, locale }: VacancySummaryProps) {
  const [t, job] = await Promise.all([getTranslations('careers.summary'), getTranslations('careers.job')])
  const places = Object.keys(overview.openAt).length
  const next = nextDeadline(overview, branch)
  return (
    <>
      {branch === null && places > 0
        ? t('openAt', { count: overview.open, places })
        : t('open', { count: branch === null ? overview.open : (overview.openAt[branch] ?? 0) })}{' '}
      {/* Of all branches, this job has a card of its own. */}
      {branch !== null &&
        next !== null &&
        t.rich('next', {
          a: linkTo(next.href),
          date: formatDay(noonOf(next.date), locale),
          left: job('left', { days: next.daysLeft }),
        })}
    </>
  )
}
