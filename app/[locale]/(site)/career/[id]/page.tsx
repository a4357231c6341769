import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

import { Badge } from '@/components/ui/badge'
import { PageHead } from '@/components/ui/page-head'
import { UntranslatedPage } from '@/features/article/untranslated-page'
import { jobJsonLd } from '@/features/careers/job-json-ld'
import { JobPage } from '@/features/careers/job-page'
import { NotFoundPage } from '@/features/error-pages/not-found-page'
import { notFoundMetadata, unavailableMetadata } from '@/features/error-pages/status-metadata'
import { UnavailablePage } from '@/features/error-pages/unavailable-page'
import { isJobId } from '@/lib/routes/job-list-address'
import { loadRecruitment, loadRecruitments } from '@/lib/content/careers'
import { orNull, settle } from '@/lib/content/settle'
import { loadAllBranches, loadBranches } from '@/lib/content/shell'
import { currentLocale } from '@/lib/platform/i18n/current-locale'
import { defaultLocale } from '@/lib/platform/i18n/locales'
import { JsonLd } from '@/lib/platform/seo/json-ld'
import { pageMetadata } from '@/lib/routes/page-metadata'

type Props = PageProps<'/[locale]/career/[id]'>

/** The build renders the newest; every other job is rendered, whole, on its first visit. */
export async function generateStaticParams() {
  const newest = await orNull(loadRecruitments(defaultLocale, { branch: null, page: 1 }))
  const ids = newest?.rows.map(({ id }) => ({ id: String(id) })) ?? []
  return ids.length > 0 ? ids : [{ id: 'none' }]
}

async function load(params: Props['params']) {
  const { id } = await params
  const locale = await currentLocale()
  if (!isJobId(id)) return { kind: 'missing' } as const
  return settle(loadRecruitment(id, locale))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await load(params)
  if (found.kind === 'unavailable') return unavailableMetadata()
  if (found.kind === 'missing' || found.value.status === 'untranslated') return notFoundMetadata()
  const { id, title, description, locales } = found.value.document
  return pageMetadata({
    locale: await currentLocale(),
    path: `/career/${id}`,
    title,
    description: description ?? title,
    languages: locales,
  })
}

export default async function JobRoute({ params }: Props) {
  const found = await load(params)
  if (found.kind === 'unavailable') return <UnavailablePage />
  if (found.kind === 'missing') return <NotFoundPage />
  if (found.value.status === 'untranslated') {
    const { slug, title, titleLocale, locales } = found.value
    return <UntranslatedPage path={`/career/${slug}`} title={title} titleLocale={titleLocale} languages={locales} />
  }
  const job = found.value.document
  const locale = await currentLocale()
  const [t, shell, meta] = await Promise.all([
    getTranslations('careers'),
    getTranslations('shell'),
    getTranslations('meta'),
  ])
  const [branches, shown] = await Promise.all([orNull(loadAllBranches(locale)), orNull(loadBranches(locale))])
  const address = branches?.find(({ id }) => id === job.branch?.id)?.address ?? null
  const crumbs = [{ label: shell('home'), href: '/' }, { label: t('title'), href: '/career' }, { label: job.title }]
  return (
    <>
      {job.closed ? null : <JsonLd data={jobJsonLd({ job, locale, organisation: meta('siteName'), address })} />}
      <PageHead
        breadcrumb={{ label: shell('breadcrumb'), crumbs }}
        title={job.title}
        kicker={job.student ? <Badge tone="primary">{t('job.student')}</Badge> : undefined}
        // The text of a job begins with what its row says.
        lead={job.content === null ? job.description : undefined}
      />
      <div className="pb-16 md:pb-24">
        <JobPage locale={locale} job={job} address={address} email={shown?.[0]?.emails[0] ?? null} />
      </div>
    </>
  )
}
