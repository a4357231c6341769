import { getTranslations } from 'next-intl/server'

import { crumbsTo } from '@/app/_pages/crumbs'
import { definePage, type PageRequest } from '@/app/_pages/define-page'
import { existingPage } from '@/app/_pages/list-page'
import { Drawing } from '@/components/art/drawing'
import terraces from '@/components/art/drawings/terraces-company.svg'
import { PageHead } from '@/components/ui/page-head'
import { directionsHref } from '@/features/branches/directions'
import { CareerPage } from '@/features/careers/career-page'
import { loadJobPay } from '@/features/careers/load-job-pay'
import { NextClosing } from '@/features/careers/next-closing'
import { PlaceFacts } from '@/features/careers/place-facts'
import { VacancySummary } from '@/features/careers/vacancy-summary'
import { loadAllBranches, loadBranches } from '@/lib/content/branches'
import { found, missing } from '@/lib/content/content-result'
import { optionalContent } from '@/lib/content/require-content'
import { loadFirstVacancies, loadVacancies, loadVacancyOverview } from '@/lib/content/vacancies'
import type { Locale } from '@/lib/platform/i18n/locales'
import { allBranches, careerPath, type JobListQuery, toPositive } from '@/lib/routes/job-list-address'
import { keepNames } from '@/lib/platform/text/keep-names'
import { listMetadata } from '@/lib/routes/list-metadata'

/** Null: the segments name no list. */
function queryOf({ branch = allBranches, page = '1' }: { branch?: string; page?: string }): JobListQuery | null {
  const id = toPositive(branch)
  const number = toPositive(page)
  return number === null || (id === null && branch !== allBranches) ? null : { branch: id, page: number }
}

/** Vacancies and branches; `missing` for a page beyond the last one and for an unknown branch. */
async function load(query: JobListQuery, locale: Locale) {
  const [loaded, branches] = await Promise.all([
    query.page === 1 ? loadFirstVacancies(locale, query.branch) : loadVacancies(locale, query),
    optionalContent(loadAllBranches(locale)),
  ])
  const list = existingPage(loaded, query.page)
  if (list.kind !== 'found') return list
  const branch = branches?.find(({ id }) => id === query.branch) ?? null
  if (query.branch !== null && branches !== null && branch === null) return missing
  return found({ query, list: list.value, branches: branches ?? [], branch })
}

/** The list of vacancies: `/career`, and with `?branch=` and `?page=` by the rewrites of lib/routes/table.ts. */
export const jobListPage = definePage({
  path: '/career',
  async load({ locale, params }: PageRequest<{ branch?: string; page?: string }>) {
    const query = queryOf(params)
    return query === null ? missing : load(query, locale)
  },
  async metadata({ query, list, branch }, { locale }) {
    const t = await getTranslations('careers')
    const title = branch === null ? t('title') : t('titleOfBranch', { title: t('title'), branch: branch.name })
    return listMetadata({
      locale,
      path: careerPath({ ...query, page: 1 }),
      page: query.page,
      end: list.page,
      lastPage: list.lastPage,
      title: query.page > 1 ? t('titleOfPage', { title, page: query.page }) : title,
      description: t('metaDescription'),
    })
  },
  async view({ query, list, branches, branch }, { locale }) {
    const [t, shell, overview] = await Promise.all([
      getTranslations('careers'),
      getTranslations('shell'),
      optionalContent(loadVacancyOverview(locale)),
    ])
    const crumbs =
      branch === null
        ? await crumbsTo({ label: t('title') })
        : await crumbsTo({ label: t('title'), href: '/career' }, { label: branch.name })
    const pays = await loadJobPay(
      [
        ...new Set([
          ...list.rows.map(({ id }) => id),
          ...(overview?.deadlines ?? []).flatMap(({ jobs }) => jobs.map(({ id }) => id)),
        ]),
      ],
      locale,
    )
    const open = (branch === null ? overview?.open : overview?.openAt[branch.id]) ?? 0
    const closing = overview !== null && open > 0 && (
      <NextClosing overview={overview} pays={pays} branch={query.branch} locale={locale} />
    )
    const summary = overview !== null && open > 0 ? <VacancySummary overview={overview} branch={query.branch} /> : null
    return (
      <>
        <PageHead
          tone="hero"
          // Its sentence and the first positions are in sight together.
          className="max-md:[&_div:has(>h1)]:-mt-3 lg:[&_div:has(>h1)]:-mt-4 lg:[&_div:has(>h1)]:max-w-none [&_h1]:text-h1 [&_h1+p]:mt-3 max-md:[&_h1+p]:text-body md:[&_h1+p]:mt-5 max-md:[&>div]:pb-6"
          art={
            <Drawing
              file={terraces}
              align="bottom"
              className="absolute inset-x-0 bottom-0 h-full w-full fade-top text-[#8f9bf5] opacity-45 max-md:h-2/3 md:fade-top-left night:opacity-25"
            />
          }
          breadcrumb={{ label: shell('breadcrumb'), crumbs }}
          title={branch === null ? t('title') : t('headingOfBranch', { branch: branch.name })}
          lead={branch === null ? t('lead') : keepNames(branch.address)}
          aside={
            closing && (
              // Opaque: its lines would cross those of the terraces.
              <div className="rounded-panel border border-hero-line bg-hero-2 empty:hidden">{closing}</div>
            )
          }
          below={
            branch === null ? (
              summary && <p className="mt-4 num text-pretty text-on-hero md:text-lead">{summary}</p>
            ) : (
              <PlaceFacts branch={branch} directions={directionsHref(branch)} locale={locale}>
                {summary}
              </PlaceFacts>
            )
          }
        />
        <CareerPage
          // Each document starts with its own list, without the rows that another one has loaded since.
          key={careerPath(query)}
          locale={locale}
          place={query}
          list={list}
          pays={pays}
          open={overview?.open ?? null}
          branches={branches.map(({ id, name }) => ({
            id,
            name,
            count: overview === null ? null : (overview.openAt[id] ?? 0),
          }))}
          email={(await optionalContent(loadBranches(locale)))?.[0]?.emails[0] ?? null}
        />
      </>
    )
  },
})
