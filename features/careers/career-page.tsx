import { getTranslations } from 'next-intl/server'

import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import type { Page } from '@/lib/backends/main/content'
import { type JobListQuery, careerPath } from '@/lib/routes/job-list-address'
import { IslandMessages } from '@/lib/platform/i18n/island-messages'
import type { Locale } from '@/lib/platform/i18n/locales'

import type { BranchOption } from './branch-filter'
import { GeneralApplication } from './general-application'
import { JobBoard } from './job-board'
import { type Job, toJobRow } from './job-row-data'

interface CareerPageProps {
  readonly locale: Locale
  readonly place: JobListQuery
  readonly list: Page<Job>
  /** Vacancies that take applications, of all branches; null: not known. */
  readonly open: number | null
  readonly branches: readonly BranchOption[]
  /** What jobs pay, by id. */
  readonly pays: Readonly<Record<number, string>>
  /** Where a CV can be sent without the form. */
  readonly email: string | null
}

/** The jobs of a branch or of all, and two ways to apply for none in particular. */
export async function CareerPage({ locale, place, list, open, branches, pays, email }: CareerPageProps) {
  const t = await getTranslations('careers')
  return (
    <>
      <section aria-labelledby="jobs-title" className="container-page pt-6 md:pt-12">
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 md:mb-6">
          <h2 id="jobs-title" className="text-h2">
            {t('listTitle')}
          </h2>
          {place.page > 1 && (
            <p className="flex flex-wrap items-center gap-x-4 text-small text-ink-2">
              {t('pageOf', { page: list.page, last: list.lastPage })}
              <LinkButton href={careerPath({ ...place, page: 1 })} variant="quiet" size="compact">
                {t('earlier')}
              </LinkButton>
            </p>
          )}
        </div>
        <IslandMessages paths={['careers', 'failures']}>
          <JobBoard
            locale={locale}
            open={open}
            branches={branches}
            pays={pays}
            branch={place.branch}
            first={{ ...list, rows: list.rows.map((job) => toJobRow(job, locale)) }}
            empty={<EmptyState title={t('emptyTitle')}>{t('emptyLead')}</EmptyState>}
          />
        </IslandMessages>
      </section>
      <GeneralApplication locale={locale} email={email} />
    </>
  )
}
