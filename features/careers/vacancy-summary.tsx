import { getTranslations } from 'next-intl/server'

import type { VacancyOverview } from '@/lib/domain/careers/vacancy-overview'

interface VacancySummaryProps {
  readonly overview: VacancyOverview
  /** Id of a branch; null: all branches. */
  readonly branch: number | null
}

/** The deadline that comes first, with its first job: the list is newest first, so that this job may be on a later page. */
export function nextDeadline({ deadlines }: VacancyOverview, branch: number | null) {
  for (const { date, daysLeft, jobs } of deadlines) {
    const job = jobs.find((one) => branch === null || one.branch === branch)
    if (job !== undefined) return { id: job.id, date, daysLeft, href: `/career/${job.id}` }
  }
  return null
}

/** How many positions are open: of all branches also at how many places. */
export async function VacancySummary({ overview, branch }: VacancySummaryProps) {
  const t = await getTranslations('careers.summary')
  const places = Object.keys(overview.openAt).length
  if (branch === null && places > 0) return t('openAt', { count: overview.open, places })
  return t('open', { count: branch === null ? overview.open : (overview.openAt[branch] ?? 0) })
}
