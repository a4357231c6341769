import { clsx } from 'clsx'
import { getTranslations } from 'next-intl/server'

import { AllLink } from '@/components/ui/all-link'
import { Alert } from '@/components/ui/alert'
import { LinkButton } from '@/components/ui/link-button'
import { PageHead, type PageHeadProps } from '@/components/ui/page-head'
import type { Recruitment } from '@/lib/backends/main/forms'
import type { ClosingState } from '@/lib/domain/careers/job-closing'
import { toArticleHtml } from '@/lib/platform/html/article-html'
import { islandIntl } from '@/lib/platform/i18n/island-intl'
import type { Locale } from '@/lib/platform/i18n/locales'

import { ApplyButton } from './apply-button'
import { ApplyByMail } from './apply-by-mail'
import { cvMessages } from './cv/cv-messages'
import { calendarDate, type Job } from './job-row-data'
import { JobFacts } from './job-facts'
import { jobPay, withoutPay } from './job-pay'
import { SimilarJobs } from './similar-jobs'

interface JobPageProps {
  readonly head: Pick<PageHeadProps, 'breadcrumb' | 'kicker'>
  readonly locale: Locale
  readonly job: Recruitment & ClosingState
  /** Address of the branch, where it is known. */
  readonly address: string | null
  /** Way to the branch on a maps site. */
  readonly directions: string | null
  readonly email: string | null
  /** Other jobs at the same branch. */
  readonly similar: readonly Job[]
}

/** A job: what one does there, its facts, and the way to apply; one that is closed says so and leads to others. */
export async function JobPage({ head, locale, job, address, directions, email, similar }: JobPageProps) {
  const t = await getTranslations('careers')
  const article = await getTranslations('article')
  const apply = {
    locale,
    kind: job.student ? 'student' : 'normal',
    job: { id: job.id, title: job.title },
    label: t('job.apply'),
    copy: { received: t('received'), openFailed: t('openFailed') },
    intl: await islandIntl(cvMessages),
  } as const
  const { html } = toArticleHtml(job.content ?? '', article('table'))
  const facts = {
    locale,
    job,
    address,
    directions,
    pay: jobPay(html, locale),
    daysLeft: job.closed ? null : job.daysLeft,
  } as const
  const others = similar.length > 0 && job.branch !== null && (
    <SimilarJobs locale={locale} branch={job.branch.name} jobs={similar} />
  )
  return (
    <>
      <PageHead
        {...head}
        tone="hero"
        // Title and facts are short, so that the way to apply is in sight.
        className="lg:[&_div:has(>h1)]:-mt-4 lg:[&_div:has(>h1)]:max-w-[56rem] [&_h1]:text-h1-long [&_h1+p]:mt-2 md:[&_h1+p]:mt-3"
        title={job.title}
        lead={job.description}
      >
        <JobFacts {...facts}>
          {!job.closed && (
            <div className="mt-5 flex flex-wrap items-center gap-3 max-sm:*:grow lg:mt-0 lg:max-w-56 lg:shrink-0">
              <ApplyButton {...apply} />
              <ApplyByMail email={email} />
            </div>
          )}
        </JobFacts>
      </PageHead>
      <div className="container-page pt-10 md:pt-12">
        {job.closed && (
          <Alert
            tone="warning"
            title={t('job.closedTitle')}
            className="mb-10"
            actions={
              <LinkButton href="/career" size="compact" variant="secondary">
                {t('job.others')}
              </LinkButton>
            }
          >
            {t('job.closedLead', { date: job.deadline === null ? '' : calendarDate(job.deadline, locale) })}
          </Alert>
        )}
        <div className={clsx(others && 'lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start lg:gap-x-14')}>
          <div>
            <div
              className="prose rows job"
              // oxlint-disable-next-line react/no-danger -- sanitised by toArticleHtml
              dangerouslySetInnerHTML={{ __html: withoutPay(withoutLead(html, job.description), locale) }}
            />
            {!job.closed && (
              <div className="mt-8 flex flex-wrap items-center gap-3 max-sm:*:grow min-[56.25rem]:ps-[30%]">
                <ApplyButton {...apply} variant="bronze" />
              </div>
            )}
          </div>
          <div
            className={clsx(
              'mt-14',
              others &&
                'lg:sticky lg:top-28 lg:mt-0 lg:rounded-panel lg:border lg:border-hairline lg:bg-surface lg:p-6',
            )}
          >
            {others}
            <p className="mt-6 lg:mt-4">
              <AllLink href="/career">{t('job.back')}</AllLink>
            </p>
          </div>
        </div>
      </div>
    </>
  )
}

/** The text of a vacancy without its first paragraph where that is the description, which the head shows. */
function withoutLead(html: string, description: string | null): string {
  const [paragraph = '', text] = /^<p>([^<]*)<\/p>/.exec(html) ?? ['']
  return text?.replaceAll('&amp;', '&') === description ? html.slice(paragraph.length) : html
}
