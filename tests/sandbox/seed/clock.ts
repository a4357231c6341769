import { addDays } from 'date-fns/addDays'
import { format } from 'date-fns/format'
import { isSameISOWeek } from 'date-fns/isSameISOWeek'
import { isWeekend } from 'date-fns/isWeekend'
import { parseISO } from 'date-fns/parseISO'
import { formatInTimeZone } from 'date-fns-tz'

import { isHoliday } from './reference/holidays'

/** Instants are ISO 8601 with the offset of Vietnam, for example `2026-11-20T08:30:00+07:00`. */
export type Instant = string

const zone = 'Asia/Ho_Chi_Minh'

/** `day` is a date in Vietnam, yyyy-MM-dd. */
export function isBusinessDay(day: string): boolean {
  return !isWeekend(parseISO(day)) && !isHoliday(day)
}

function step(day: string, by: 1 | -1): string {
  let next = day
  do next = format(addDays(parseISO(next), by), 'yyyy-MM-dd')
  while (!isBusinessDay(next))
  return next
}

/** yyyy-MM-dd of the next business day after a date in Vietnam. */
export const businessDayAfter = (day: string): string => step(day, 1)

/** yyyy-MM-dd of the last business day before a date in Vietnam. */
export const businessDayBefore = (day: string): string => step(day, -1)

/**
 * Places the content around one moment, so that a demo always looks published this week.
 * Day 0 is the latest business day whose office hours (until 17:00) are over: nothing is ever dated in the future.
 */
export class SeedClock {
  readonly #past: string[]
  readonly #future: string[]

  constructor(now: Date) {
    const today = formatInTimeZone(now, zone, 'yyyy-MM-dd')
    const over = formatInTimeZone(now, zone, 'HH:mm') >= '17:00'
    this.#past = [over && isBusinessDay(today) ? today : step(today, -1)]
    this.#future = [step(today, 1)]
  }

  /** The days that everything else is counted from: clocks with the same place all content alike. */
  get days(): string {
    return `${this.dayBefore(0)} ${at(this.#future, 0, 1)}`
  }

  /** yyyy-MM-dd of the business day `back` business days before day 0. */
  dayBefore(back: number): string {
    return at(this.#past, back, -1)
  }

  /** yyyy-MM-dd of a business day counted from day 0: negative before it, positive after it. */
  day(offset: number): string {
    return offset <= 0 ? this.dayBefore(-offset) : at([this.dayBefore(0)], offset, 1)
  }

  /** An instant on the business day `back` days before day 0; `time` is HH:mm within office hours. */
  before(back: number, time = '09:00'): Instant {
    return `${this.dayBefore(back)}T${time}:00+07:00`
  }

  /** How many business days before day 0 the `order`-th latest trading week ended; 0 is the latest that is complete. */
  weekEnd(order: number): number {
    let back = 0
    for (let found = 0; ; back += 1) {
      const day = parseISO(this.dayBefore(back))
      const following = back === 0 ? step(this.dayBefore(0), 1) : this.dayBefore(back - 1)
      if (!isSameISOWeek(day, parseISO(following))) found += 1
      if (found > order) return back
    }
  }

  /** The end of the business day `ahead` business days after today; 0 is the next one. */
  after(ahead: number): Instant {
    return `${at(this.#future, ahead, 1)}T17:00:00+07:00`
  }
}

function at(days: string[], index: number, by: 1 | -1): string {
  for (;;) {
    const found = days[index]
    if (found !== undefined) return found
    const last = days.at(-1)
    if (last === undefined) throw new Error('a calendar starts with one day')
    days.push(step(last, by))
  }
}
