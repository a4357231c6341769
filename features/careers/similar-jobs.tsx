import { getTranslations } from 'next-intl/server'

import { Link } from '@/lib/platform/i18n/link'
import type { Locale } from '@/lib/platform/i18n/locales'

import { calendarDate, type Job } from './job-row-data'

interface SimilarJobsProps {
  readonly locale: Locale
  readonly branch: string
  readonly jobs: readonly Job[]
}

/** Other jobs at the same branch, side by side on wide screens. */
export async function SimilarJobs({ locale, branch, jobs }: SimilarJobsProps) {
  const t = await getTranslations('careers.job')
  return (
    <section aria-labelledby="similar-jobs">
      <h2 id="similar-jobs" className="text-h3">
        {t('similar', { branch })}
      </h2>
      <ul className="mt-4 grid gap-3 md:grid-cols-3 md:gap-6">
        {jobs.map(({ id, title, deadline }) => (
          <li
            key={id}
            className="group relative flex flex-col justify-between gap-2 rounded-card border border-hairline bg-surface p-5 transition-colors hover:border-primary"
          >
            <h3 className="font-semibold">
              <Link href={`/career/${id}`} className="group-hover:text-primary after:absolute after:inset-0">
                {title}
              </Link>
            </h3>
            <p className="num text-small text-ink-2">
              {deadline === null ? t('untilFilled') : `${t('deadline')}: ${calendarDate(deadline, locale)}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
