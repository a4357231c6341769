import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import type { VacancyOverview } from '@/lib/domain/careers/vacancy-overview'
import { formatDay, noonOf } from '@/lib/platform/i18n/format-day'
import { Link } from '@/lib/platform/i18n/link'
import type { Locale } from '@/lib/platform/i18n/locales'

interface VacancySummaryProps {
  readonly overview: VacancyOverview
  readonly locale: Locale
}

const linkClass = 'underline decoration-field underline-offset-4 hover:text-ink'

/** The deadline that comes first, with its first job. @param branch null: all branches */
function nextDeadline({ deadlines }: VacancyOverview, branch: number | null) {
  for (const { date, jobs } of deadlines) {
    const job = jobs.find((one) => branch === null || one.branch === branch)
    if (job !== undefined) return { date, href: `/career/${job.id}` }
  }
  return null
}

/** How many positions are open, at how many places, and until when. */
export async function VacancySummary({ overview, locale }: VacancySummaryProps) {
  const t = await getTranslations('careers.summary')
  const places = Object.keys(overview.openAt).length
  const next = nextDeadline(overview, null)
  const b = (figure: ReactNode) => (
    <>
      {/* A block among the words, which the underline of a link does not run through. Alone and large, digits have their own widths: a 1 has no gap beside it. */}
      <strong className="inline-block text-h2 font-semibold whitespace-nowrap text-bronze md:text-h1">{figure}</strong>
      <br />
    </>
  )
  return (
    <ul className="mt-4 flex gap-x-5 text-small text-ink-2 sm:gap-x-10 md:mt-6 lg:gap-x-16">
      <li>{t.rich('open', { b, count: overview.open })}</li>
      {places > 0 && <li>{t.rich('places', { b, count: places })}</li>}
      {/* The list is newest first: the job that closes next may be on a later page. */}
      {next !== null && (
        <li>
          <Link href={next.href} className={linkClass}>
            {t.rich('next', { b, date: formatDay(noonOf(next.date), locale) })}
          </Link>
        </li>
      )}
    </ul>
  )
}

/** The same of one branch, in a sentence. */
export async function BranchVacancies({
  overview,
  locale,
  branch,
}: VacancySummaryProps & { /** Its id. */ readonly branch: number }) {
  const t = await getTranslations('careers.summary')
  const next = nextDeadline(overview, branch)
  const a = (date: ReactNode) => (
    <Link href={next?.href ?? '/career'} className={linkClass}>
      {date}
    </Link>
  )
  return (
    <>
      {t('atBranch', { count: overview.openAt[branch] ?? 0 })}{' '}
      {next !== null && t.rich('nextAtBranch', { a, date: formatDay(noonOf(next.date), locale) })}
    </>
  )
}
