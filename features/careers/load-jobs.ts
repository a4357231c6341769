import { mainApiInBrowser } from '@/lib/backends/main/browser'
import { closingStateOf } from '@/lib/domain/careers/job-closing'
import type { Locale } from '@/lib/platform/i18n/locales'
import type { ApiFailure } from '@/lib/platform/http/failure'
import { err, ok, type Result } from '@/lib/platform/result/result'

import type { JobPage } from './job-board-state'
import { type JobRowData, toJobRow } from './job-row-data'

interface Asked {
  readonly branch: number | null
  /** First and last page to load; the last of the list, if it has fewer. */
  readonly pages: readonly [from: number, to: number]
  readonly locale: Locale
}

/** Most pages that are loaded at once, for an address that names a far one. */
const mostPages = 10

/** Loads jobs of a branch, or of all, in the browser. Import it when it is needed: it depends on axios and zod. */
export async function loadJobs({ branch, pages, locale }: Asked): Promise<Result<JobPage, ApiFailure>> {
  const api = mainApiInBrowser(locale)
  const [from, to] = pages
  const load = (page: number) => api.recruitments({ page, ...(branch !== null && { branch }) })
  const first = await load(from)
  const end = first.ok ? Math.min(to, first.value.lastPage, from + mostPages - 1) : from
  const further = Array.from({ length: Math.max(0, end - from) }, (_, index) => load(from + 1 + index))
  const answers = [first, ...(await Promise.all(further))]
  const now = new Date()
  const rows: JobRowData[] = []
  let last = { page: from, lastPage: 1, total: 0 }
  for (const answer of answers) {
    if (!answer.ok) return err(answer.error)
    const { value } = answer
    rows.push(...value.rows.map((job) => toJobRow({ ...job, ...closingStateOf(job.deadline, now) }, locale)))
    last = { page: value.page, lastPage: value.lastPage, total: value.total }
  }
  return ok({ ...last, rows })
}
