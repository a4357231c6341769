import { type FailureCopy, failureSentence } from '@/lib/backends/failures/failure-copy'
import { mainApiInBrowser } from '@/lib/backends/main/browser'
import { isJobClosed } from '@/lib/domain/careers/job-closing'
import type { Locale } from '@/lib/platform/i18n/locales'
import { err, ok, type Result } from '@/lib/platform/result/result'

import type { JobPage } from './job-board-state'
import { type CareersCopy, type JobRowData, toJobRow } from './job-row-data'

interface Asked {
  readonly branch: number | null
  /** First and last page to load. */
  readonly pages: readonly [from: number, to: number]
  readonly locale: Locale
  readonly copy: CareersCopy['job']
  readonly failures: FailureCopy
}

/** Most pages that are loaded at once, for an address that names a far one. */
const mostPages = 10

/** Jobs of a branch, or of all, in the browser; a failure comes as the sentence to show. Brings axios and zod along. */
export async function loadJobs({ branch, pages, locale, copy, failures }: Asked): Promise<Result<JobPage, string>> {
  const api = mainApiInBrowser(locale)
  const [from, to] = pages
  const wanted = Array.from({ length: Math.min(mostPages, to - from + 1) }, (_, index) => from + index)
  const answers = await Promise.all(
    wanted.map((page) => api.recruitments({ page, ...(branch !== null && { branch }) })),
  )
  const now = new Date()
  const rows: JobRowData[] = []
  let last = { page: from, lastPage: 1, total: 0 }
  for (const answer of answers) {
    if (!answer.ok) return err(failureSentence(answer.error, failures) ?? failures.somethingWrong)
    const { value } = answer
    rows.push(...value.rows.map((job) => toJobRow({ ...job, closed: isJobClosed(job.deadline, now) }, locale, copy)))
    last = { page: value.page, lastPage: value.lastPage, total: value.total }
  }
  return ok({ ...last, rows })
}
