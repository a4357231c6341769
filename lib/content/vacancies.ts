import 'server-only'

import { mainApi } from '@/lib/backends/main/server'
import { closingStateOf } from '@/lib/domain/careers/job-closing'
import { toVacancyOverview } from '@/lib/domain/careers/vacancy-overview'
import type { Locale } from '@/lib/platform/i18n/locales'
import { firstPages, isJobId, type JobListQuery } from '@/lib/routes/job-list-address'

import { cachedContent, cachedDocument } from './cached-content'
import { found, mapContent, missing } from './content-result'

/** One page of the vacancies, four a page, newest first; each says whether it still takes applications. */
export async function loadVacancies(locale: Locale, { branch, page }: JobListQuery) {
  'use cache'
  const list = await cachedContent({ key: `recruitments:${locale}:${branch}:${page}`, tags: ['recruitments'] }, () =>
    mainApi(locale).recruitmentsOfPage({ page, ...(branch !== null && { branch }) }),
  )
  const now = new Date()
  return mapContent(list, ({ rows, ...rest }) => ({
    ...rest,
    rows: rows.map((job) => ({ ...job, ...closingStateOf(job.deadline, now) })),
  }))
}

/** What a list begins with, several pages as one; one that cannot be loaded is left to the control for more. */
export async function loadFirstVacancies(locale: Locale, branch: number | null) {
  const first = await loadVacancies(locale, { branch, page: 1 })
  if (first.kind !== 'found') return first
  const count = Math.min(firstPages, first.value.lastPage)
  let { page, rows } = first.value
  for (const next of await Promise.all(
    Array.from({ length: Math.max(0, count - 1) }, (_, index) => loadVacancies(locale, { branch, page: index + 2 })),
  )) {
    if (next.kind !== 'found') break
    const known = new Set(rows.map(({ id }) => id))
    rows = [...rows, ...next.value.rows.filter(({ id }) => !known.has(id))]
    ;({ page } = next.value)
  }
  return found({ ...first.value, page, rows })
}

/** More vacancies than a firm has; if there are more, nothing is said about all of them. */
const most = 200

/** All vacancies, summed up; null if there are more than can be read at once. */
export async function loadVacancyOverview(locale: Locale) {
  'use cache'
  const list = await cachedContent({ key: `vacancy-overview:${locale}`, tags: ['recruitments'] }, () =>
    mainApi(locale).recruitments({ limit: most }),
  )
  const now = new Date()
  return mapContent(list, ({ rows, total }) => (rows.length === total ? toVacancyOverview(rows, now) : null))
}

/** Newest vacancies. @param limit number of vacancies */
export async function loadNewestVacancies(locale: Locale, limit: number) {
  'use cache'
  return cachedContent({ key: `newest-recruitments:${locale}:${limit}`, tags: ['recruitments'] }, () =>
    mainApi(locale).recruitments({ limit }),
  )
}

/** One vacancy, with the days that are left to apply. @param id path segment; one that cannot be an id is `missing` and costs no call */
export async function loadVacancy(id: string, locale: Locale) {
  return isJobId(id) ? loadKnownVacancy(id, locale) : missing
}

async function loadKnownVacancy(id: string, locale: Locale) {
  'use cache'
  const tags = ['recruitments', `recruitment:${id}`]
  const job = await cachedDocument({ key: `recruitment:${id}:${locale}`, tags }, () => mainApi(locale).recruitment(id))
  const now = new Date()
  return mapContent(job, (value) => ({ ...value, ...closingStateOf(value.deadline, now) }))
}
