import { vietnamClock } from '@/lib/platform/time/vietnam-clock'

const day = 86_400_000

/** Whole days until the job's deadline, in Vietnam: 0 on its last day; null without one. @param deadline `YYYY-MM-DD` */
export function daysUntilClosing(deadline: string | null, now: Date): number | null {
  return deadline === null ? null : (Date.parse(deadline) - Date.parse(vietnamClock(now).date)) / day
}

export interface ClosingState {
  readonly closed: boolean
  /** Days left to apply; null: until filled. */
  readonly daysLeft: number | null
}

/** Whether a job takes applications, and for how long. @param deadline `YYYY-MM-DD` */
export function closingStateOf(deadline: string | null, now: Date): ClosingState {
  return { closed: isJobClosed(deadline, now), daysLeft: daysUntilClosing(deadline, now) }
}

/** Whether the job's deadline has passed: from the day after it, in Vietnam. @param deadline `YYYY-MM-DD` */
export function isJobClosed(deadline: string | null, now: Date): boolean {
  return deadline !== null && deadline < vietnamClock(now).date
}
