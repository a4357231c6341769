import type { RecruitmentSummary } from '@/lib/backends/main/forms'
import type { ClosingState } from '@/lib/domain/careers/job-closing'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import { formatDay, formatLongDay, noonOf } from '@/lib/platform/i18n/format-day'
import type { Locale } from '@/lib/platform/i18n/locales'

/** A job as its row shows it: finished texts, so that the first rows are the same on the server and in the browser. */
export interface JobRowData {
  readonly id: number
  readonly href: string
  readonly title: string
  readonly description: string | null
  readonly branch: string | null
  /** Number of positions. */
  readonly quantity: number | null
  /** Last day to apply; null: until the position is filled. */
  readonly deadline: string | null
  /** Days left to apply, of a job that closes soon; null: of any other. */
  readonly daysLeft: number | null
  /** Day of posting, by which the list is sorted. */
  readonly posted: string
  readonly student: boolean
  readonly closed: boolean
}

/** A job that closes within so many days is marked: the list is newest first, not by deadline. */
const soonDays = 21

export type Job = RecruitmentSummary & ClosingState

/** A title that closes with the place, which is named beside it or above the list. */
export function withoutPlace(title: string, place: string | undefined): string {
  const end = `, ${place}`
  return place !== undefined && title.toLowerCase().endsWith(end.toLowerCase()) ? title.slice(0, -end.length) : title
}

export function toJobRow(job: Job, locale: Locale): JobRowData {
  const { daysLeft } = job.closed ? { daysLeft: null } : job
  return {
    id: job.id,
    href: localizedPath(locale, `/career/${job.id}`),
    title: withoutPlace(job.title, job.branch?.name),
    description: job.description,
    branch: job.branch?.name ?? null,
    quantity: job.quantity,
    deadline: job.deadline === null ? null : formatDay(noonOf(job.deadline), locale),
    daysLeft: daysLeft !== null && daysLeft <= soonDays ? daysLeft : null,
    posted: formatDay(job.createdAt, locale),
    student: job.student,
    closed: job.closed,
  }
}

/** A calendar date in words of the language. @param date `YYYY-MM-DD` */
export function calendarDate(date: string, locale: Locale): string {
  return formatLongDay(noonOf(date), locale)
}
