import { getTranslations } from 'next-intl/server'

import { ArrowRight } from '@/components/ui/icons'
import { Link } from '@/lib/platform/i18n/link'
import { formatDay, noonOf } from '@/lib/platform/i18n/format-day'
import type { Locale } from '@/lib/platform/i18n/locales'

import type { Job } from './job-row-data'

interface SimilarJobsProps {
  readonly locale: Locale
  readonly branch: string
  readonly jobs: readonly Job[]
}

/** Other jobs at the same branch, as rows. */
export async function SimilarJobs({ locale, branch, jobs }: SimilarJobsProps) {
  const t = await getTranslations('careers.job')
  return (
    <section aria-labelledby="similar-jobs">
      <h2 id="similar-jobs" className="text-h3 lg:text-lead lg:font-semibold">
        {t('similar', { branch })}
      </h2>
      <ul className="mt-4 grid border-hairline max-lg:border-b md:max-lg:grid-cols-2 md:max-lg:gap-x-6">
        {jobs.map(({ id, title, deadline, quantity }) => (
          <li
            key={id}
            className="group relative grid grid-cols-[minmax(0,1fr)_auto] content-start items-start gap-x-4 gap-y-1 border-t border-hairline py-4"
          >
            <h3 className="font-semibold text-balance">
              <Link href={`/career/${id}`} className="group-hover:text-primary after:absolute after:inset-0">
                {title}
              </Link>
            </h3>
            <ArrowRight className="mt-0.5 size-5 text-ink-3 transition-transform group-hover:translate-x-0.5 group-hover:text-primary motion-reduce:transition-none" />
            <p className="col-span-full num text-small text-ink-2">
              {quantity !== null && `${t('openings', { count: quantity })} · `}
              {deadline === null ? t('untilFilled') : t('until', { date: formatDay(noonOf(deadline), locale) })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
