import { addDays } from 'date-fns/addDays'
import { formatISO } from 'date-fns/formatISO'
import { isWeekend } from 'date-fns/isWeekend'
import { parseISO } from 'date-fns/parseISO'

import { todayInVietnam } from './date-time-rules'
import { systemClock, type Clock, type ServerRule } from './rule'

/** Identifiers of an account. */
export type AccountKey = 'idno' | 'mobile' | 'email'

/** The form in which the server keeps an identifier: lower case; a nine-digit mobile number gets its leading 0. */
export function toAccountValue(key: AccountKey, typed: string): string {
  const value = typed.trim().toLowerCase()
  return key === 'mobile' && /^\d{9}$/.test(value) ? `0${value}` : value
}

/** The value belongs to no account yet. `isKnown` queries the server with the value in its form. */
export function existAcc(key: AccountKey, isKnown: (value: string) => Promise<boolean>): ServerRule {
  return { key: 'existAcc', test: async (typed) => !(await isKnown(toAccountValue(key, typed))) }
}

/** How many business days ahead an appointment may lie (docs/specification.md#validation-rules V-dateOfWork). */
const businessDaysAhead = 3

/** The longest public holiday, Tết, closes offices for at most this many consecutive weekdays. */
const longestClosureDays = 10

/** Queries the server whether a `yyyy-MM-dd` is a working day; rejects when the query fails. */
export type IsWorkingDay = (date: string) => Promise<boolean>

/**
 * Today, if it is a working day, and the three business days after it, as `yyyy-MM-dd`. Only the server knows the public
 * holidays, so each weekday is queried, in small batches and only as far as needed.
 */
export async function daysOfWork(isWorkingDay: IsWorkingDay, clock: Clock = systemClock): Promise<readonly string[]> {
  const today = todayInVietnam(clock())
  const weekdays = weekdaysFrom(today, businessDaysAhead + longestClosureDays)
  const open: string[] = []
  for (let from = 0; from < weekdays.length; from += businessDaysAhead + 1) {
    const some = weekdays.slice(from, from + businessDaysAhead + 1)
    // oxlint-disable-next-line no-await-in-loop -- later days are queried only when holidays remove some of these
    const answers = await Promise.all(some.map((day) => isWorkingDay(day)))
    open.push(...some.filter((_, index) => answers[index]))
    const ahead = open.filter((day) => day !== today)
    if (ahead.length >= businessDaysAhead) return open.slice(0, open.indexOf(ahead[businessDaysAhead - 1] ?? '') + 1)
  }
  return open
}

function weekdaysFrom(today: string, count: number): readonly string[] {
  const days = Array.from({ length: count * 2 }, (_, ahead) => addDays(parseISO(today), ahead))
  return days
    .filter((day) => !isWeekend(day))
    .slice(0, count)
    .map((day) => formatISO(day, { representation: 'date' }))
}

/** A working day within the next three business days: no Saturday, Sunday or public holiday. Takes `yyyy-MM-dd`. */
export function dateOfWork(isWorkingDay: IsWorkingDay, clock: Clock = systemClock): ServerRule {
  return {
    key: 'dateOfWork',
    test: async (date) => (await daysOfWork(isWorkingDay, clock)).includes(date),
  }
}
