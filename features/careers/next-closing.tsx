import { getTranslations } from 'next-intl/server'

import { Clauses } from '@/components/ui/clauses'
import { ArrowRight } from '@/components/ui/icons'
import { LinkButton } from '@/components/ui/link-button'
import type { VacancyOverview } from '@/lib/domain/careers/vacancy-overview'
import { optionalContent } from '@/lib/content/require-content'
import { loadVacancy } from '@/lib/content/vacancies'
import { Link } from '@/lib/platform/i18n/link'
import type { Locale } from '@/lib/platform/i18n/locales'

import { calendarDate, withoutPlace } from './job-row-data'
import { nextDeadline } from './vacancy-summary'

interface NextClosingProps {
  readonly overview: VacancyOverview
  /** What jobs pay, by id. */
  readonly pays: Readonly<Record<number, string>>
  /** Id of a branch, whose jobs alone count; null: all branches. */
  readonly branch: number | null
  readonly locale: Locale
}

/** The job with the nearest deadline, beside or below the title: the list is newest first and may show it far down. */
export async function NextClosing({ overview, pays, branch, locale }: NextClosingProps) {
  const next = nextDeadline(overview, branch)
  const job = next === null ? null : await optionalContent(loadVacancy(String(next.id), locale))
  if (next === null || job === null) return null
  const t = await getTranslations('careers')
  const facts = [branch === null ? job.branch?.name : undefined, pays[job.id]].filter((fact) => fact !== undefined)
  return (
    <section aria-labelledby="next-closing" className="group relative p-4 lg:p-6">
      {/* Always two lines on phones: whether both fit on one depends on the font, so a font swap would shift the page. */}
      <p className="items-baseline justify-between gap-x-2 text-small text-on-hero-2 sm:flex">
        <span className="block">{t('summary.nearest')}</span>
        <span className="num">
          <span className="font-semibold text-on-hero">{calendarDate(next.date, locale)}</span>,{' '}
          {t('job.left', { days: next.daysLeft })}
        </span>
      </p>
      <div className="mt-2 flex items-center justify-between gap-3 lg:mt-4 lg:gap-6">
        <div>
          <h2 id="next-closing" className="leading-snug font-semibold text-on-hero lg:text-h3">
            <Clauses>{withoutPlace(job.title, job.branch?.name)}</Clauses>
          </h2>
          {facts.map((fact) => (
            <p key={fact} className="num text-small text-on-hero-2 first-letter:uppercase first-of-type:mt-1">
              {fact}
            </p>
          ))}
        </div>
        <ArrowRight className="size-5 shrink-0 text-on-hero-2 group-hover:text-on-hero lg:hidden" />
        <LinkButton href={next.href} variant="bronze" className="shrink-0 max-lg:hidden">
          {t('job.apply')}
        </LinkButton>
      </div>
      {/* On phones the card is the way, without a button. */}
      <Link href={next.href} aria-labelledby="next-closing" className="absolute inset-0 rounded-panel lg:hidden" />
    </section>
  )
}
