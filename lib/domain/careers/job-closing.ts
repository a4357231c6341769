import { vietnamClock } from '@/lib/platform/time/vietnam-clock'

/** Whether a job takes applications no more: the day after its last day, in Vietnam. @param deadline `YYYY-MM-DD` */
export function isJobClosed(deadline: string | null, now: Date): boolean {
  return deadline !== null && deadline < vietnamClock(now).date
}
