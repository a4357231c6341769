import 'server-only'

import { mainApi } from '@/lib/backends/main/server'
import { isJobClosed } from '@/lib/domain/careers/job-closing'
import type { JobListQuery } from '@/lib/routes/job-list-address'
import type { Locale } from '@/lib/platform/i18n/locales'

import { remember } from './remember'
import type { Settled } from './settled'

/** One page of the jobs, four a page, newest first; each says whether it still takes applications. */
export async function loadRecruitments(locale: Locale, { branch, page }: JobListQuery) {
  'use cache'
  const settled = await remember({ key: `recruitments:${locale}:${branch}:${page}`, tags: ['recruitments'] }, () =>
    mainApi(locale).recruitmentsOfPage({ page, ...(branch !== null && { branch }) }),
  )
  const now = new Date()
  return mapSettled(settled, (list) => ({
    ...list,
    rows: list.rows.map((job) => ({ ...job, closed: isJobClosed(job.deadline, now) })),
  }))
}

/** One job. @param id as the address has it */
export async function loadRecruitment(id: string, locale: Locale) {
  'use cache'
  const tags = ['recruitments', `recruitment:${id}`]
  const settled = await remember({ key: `recruitment:${id}:${locale}`, tags }, () => mainApi(locale).recruitment(id))
  const now = new Date()
  return mapSettled(settled, (found) =>
    found.status === 'found'
      ? { ...found, document: { ...found.document, closed: isJobClosed(found.document.deadline, now) } }
      : found,
  )
}

function mapSettled<From, To>(settled: Settled<From>, map: (value: From) => To): Settled<To> {
  return settled.kind === 'found' ? { kind: 'found', value: map(settled.value) } : settled
}
