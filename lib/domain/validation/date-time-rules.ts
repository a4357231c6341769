import { isMatch } from 'date-fns/isMatch'
import { formatInTimeZone } from 'date-fns-tz'

import { vietnamTimeZone } from '@/lib/platform/time/vietnam'

import { systemClock, type Clock, type Rule } from './rule'

/** Today's date in Vietnam, `yyyy-MM-dd`, whatever the device's time zone. */
export function todayInVietnam(now: Date): string {
  return formatInTimeZone(now, vietnamTimeZone, 'yyyy-MM-dd')
}

/** An existing date, written `yyyy-MM-dd`. Such dates compare as strings. */
function isIsoDate(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && isMatch(value, 'yyyy-MM-dd')
}

/** `29/02/2024` to `2024-02-29`; null for a date that does not exist or has another format. */
export function toIsoDate(value: string): string | null {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(value)
  if (match === null) return null
  const [, day, month, year] = match
  const iso = `${year}-${month}-${day}`
  return isIsoDate(iso) ? iso : null
}

/** `2024-02-29` to `29/02/2024`, the format of Vietnamese readers and of the backends. */
export function toDdMmYyyy(iso: string): string {
  return iso.split('-').reverse().join('/')
}

/** An existing date, written dd/mm/yyyy: 29/02 only in leap years. */
export const dateddmmyyyy: Rule = { key: 'dateddmmyyyy', test: (value) => toIsoDate(value) !== null }

/** Applies a rule for ISO dates to a date typed as dd/mm/yyyy. */
export function onTypedDate(rule: Rule): Rule {
  return { ...rule, test: (typed) => rule.test(toIsoDate(typed) ?? '') }
}

export const minimumAge = 18

/**
 * At least eighteen years old today in Vietnam; the birthday counts. Takes `yyyy-MM-dd`. In a common year, people born
 * on 29 February come of age on 1 March.
 */
export function age18(clock: Clock = systemClock): Rule {
  return {
    key: 'age18',
    test: (birthDate) => {
      if (!isIsoDate(birthDate)) return false
      const comesOfAge = `${String(Number(birthDate.slice(0, 4)) + minimumAge).padStart(4, '0')}${birthDate.slice(4)}`
      return comesOfAge <= todayInVietnam(clock())
    },
  }
}

/** A `yyyy-MM-dd` that is today in Vietnam or earlier, such as a card's date of issue. */
export function dateNotInFuture(clock: Clock = systemClock): Rule {
  return { key: 'dateNotInFuture', test: (date) => date <= todayInVietnam(clock()) }
}

/** A `yyyy-MM-dd` that is today in Vietnam or later: the last day of a card counts. */
export function notExpired(clock: Clock = systemClock): Rule {
  return { key: 'cardExpired', test: (date) => date >= todayInVietnam(clock()) }
}

/** A `yyyy-MM-dd` after the birth date, such as a card's date of issue. */
export function dateAfterBirth(birthDate: string): Rule {
  return { key: 'dateAfterBirth', test: (date) => date > birthDate }
}

/** A time of day, `HH:mm`; such times compare as strings. */
function isTimeOfDay(value: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value)
}

const officeHours = { opens: '08:00', closes: '17:00' }

/** A time from 08:00 to 17:00, both included. */
export const officehours: Rule = {
  key: 'officehours',
  arguments: officeHours,
  test: (value) => isTimeOfDay(value) && value >= officeHours.opens && value <= officeHours.closes,
}

/** A later time of today in Vietnam, `HH:mm`; the current minute has begun and is rejected. */
export function timeInPast(clock: Clock = systemClock): Rule {
  return {
    key: 'timeInPast',
    test: (time) => isTimeOfDay(time) && time > formatInTimeZone(clock(), vietnamTimeZone, 'HH:mm'),
  }
}
