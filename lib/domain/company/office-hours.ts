import { publicHolidays } from '@/lib/domain/company/public-holidays'
import { vietnamClock } from '@/lib/platform/time/vietnam-clock'

import { formatTime, type TimeOfDay, workingSessions } from './working-hours'

/** Whether the branches are open, and what changes next. Times of Vietnam, for display. */
export type OfficeHoursState =
  | { readonly kind: 'open'; readonly until: string }
  /** Between the two sessions of a working day. */
  | { readonly kind: 'break'; readonly from: string }
  /** `date` (`YYYY-MM-DD`) is the next working day, which may be today. */
  | { readonly kind: 'closed'; readonly date: string; readonly from: string; readonly today: boolean }

const day = 24 * 60 * 60_000

/** State of the branches at an instant, by working hours and public holidays. */
export function officeHoursState(instant: Date): OfficeHoursState {
  const { date, minutes } = vietnamClock(instant)
  if (isWorkingDay(instant)) {
    for (const [index, { from, to }] of workingSessions.entries()) {
      if (minutes < minutesOf(from)) {
        return index === 0
          ? { kind: 'closed', date, from: formatTime(from), today: true }
          : { kind: 'break', from: formatTime(from) }
      }
      if (minutes < minutesOf(to)) return { kind: 'open', until: formatTime(to) }
    }
  }
  let next = new Date(instant.getTime() + day)
  while (!isWorkingDay(next)) next = new Date(next.getTime() + day)
  return { kind: 'closed', date: vietnamClock(next).date, from: formatTime(workingSessions[0].from), today: false }
}

/** Monday to Friday, except public holidays. */
export function isWorkingDay(instant: Date): boolean {
  const { date, weekday } = vietnamClock(instant)
  return weekday !== 0 && weekday !== 6 && !publicHolidays.has(date)
}

/** Minutes since midnight. */
export function minutesOf([hours, minutes]: TimeOfDay): number {
  return hours * 60 + minutes
}
