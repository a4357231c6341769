import { vietnamClock } from '@/lib/platform/time/vietnam-clock'

/** Whether the job's deadline has passed: from the day after it, in Vietnam. @param deadline `YYYY-MM-DD` */
export function isJobClosed(deadline: string | null, now: Date): boolean {
  return deadline !== null && deadline < vietnamClock(now).date
}
