import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

import { PageHead } from '@/components/ui/page-head'
import { CareerPage } from '@/features/careers/career-page'
import { NotFoundPage } from '@/features/error-pages/not-found-page'
import { notFoundMetadata, unavailableMetadata } from '@/features/error-pages/status-metadata'
import { UnavailablePage } from '@/features/error-pages/unavailable-page'
import { type JobListQuery, careerPath } from '@/lib/routes/job-list-address'
import { loadRecruitments } from '@/lib/content/careers'
import { orNull, settle } from '@/lib/content/settle'
import { loadAllBranches, loadBranches } from '@/lib/content/shell'
import { currentLocale } from '@/lib/platform/i18n/current-locale'
import { listMetadata } from '@/lib/routes/list-metadata'

/** Jobs and branches of a place; `missing` is a page behind the last one, and a branch that does not exist. */
async function load(place: JobListQuery) {
  const locale = await currentLocale()
  const [list, branches] = await Promise.all([settle(loadRecruitments(locale, place)), orNull(loadAllBranches(locale))])
  if (list.kind !== 'found') return { kind: list.kind, locale } as const
  const branch = place.branch === null ? null : (branches?.find(({ id }) => id === place.branch) ?? null)
  const isUnknown = place.branch !== null && branches !== null && branch === null
  if (isUnknown || place.page > Math.max(1, list.value.lastPage)) return { kind: 'missing', locale } as const
  return { kind: 'found', locale, list: list.value, branches: branches ?? [], branch } as const
}

export async function careerMetadata(place: JobListQuery): Promise<Metadata> {
  const found = await load(place)
  if (found.kind !== 'found') return found.kind === 'unavailable' ? unavailableMetadata() : notFoundMetadata()
  const t = await getTranslations('careers')
  const title =
    found.branch === null ? t('title') : t('titleOfBranch', { title: t('title'), branch: found.branch.name })
  return listMetadata({
    locale: found.locale,
    path: careerPath({ ...place, page: 1 }),
    page: place.page,
    lastPage: found.list.lastPage,
    title: place.page > 1 ? t('titleOfPage', { title, page: place.page }) : title,
    description: t('metaDescription'),
  })
}

/** The career list of a place: `/career`, and with `?branch=` and `?page=` by the rewrites of lib/careers. */
export async function CareerRoute({ place }: { place: JobListQuery }) {
  const found = await load(place)
  if (found.kind !== 'found') return found.kind === 'unavailable' ? <UnavailablePage /> : <NotFoundPage />
  const { locale, list, branches } = found
  const t = await getTranslations('careers')
  const shell = await getTranslations('shell')
  const crumbs = [{ label: shell('home'), href: '/' }, { label: t('title') }]
  return (
    <>
      <PageHead breadcrumb={{ label: shell('breadcrumb'), crumbs }} title={t('title')} lead={t('lead')} />
      <CareerPage
        // A list of its own for each document: what was loaded into one does not stay in the next.
        key={careerPath(place)}
        locale={locale}
        place={place}
        list={list}
        branches={branches.map(({ id, name }) => ({ id, name }))}
        email={(await orNull(loadBranches(locale)))?.[0]?.emails[0] ?? null}
      />
    </>
  )
}
