import { vietnamClock } from '@/lib/platform/time/vietnam-clock'

const day = 86_400_000

/** Whole days until the job's deadline, in Vietnam: 0 on its last day; null without one. @param deadline `YYYY-MM-DD` */
export function daysUntilClosing(deadline: string | null, now: Date): number | null {
  return deadline === null ? null : (Date.parse(deadline) - Date.parse(vietnamClock(now).date)) / day
}

/** Whether the job's deadline has passed: from the day after it, in Vietnam. @param deadline `YYYY-MM-DD` */
export function isJobClosed(deadline: string | null, now: Date): boolean {
  return deadline !== null && deadline < vietnamClock(now).date
}
