import { isIsoDate } from './calendar-date'
import type { Rule } from './rule'

/** `29/02/2024` to `2024-02-29`; null for a date that does not exist or is written otherwise. */
export function toIsoDate(value: string): string | null {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(value)
  if (match === null) return null
  const [, day, month, year] = match
  const iso = `${year}-${month}-${day}`
  return isIsoDate(iso) ? iso : null
}

/** `2024-02-29` to `29/02/2024`, the way dates are written in Vietnam and on the wire. */
export function toDdMmYyyy(iso: string): string {
  return iso.split('-').reverse().join('/')
}

/** A date that exists, written dd/mm/yyyy: 29/02 only in leap years. */
export const dateddmmyyyy: Rule = { key: 'dateddmmyyyy', test: (value) => toIsoDate(value) !== null }

/** A rule over ISO dates, for a date as it is typed. */
export function onTypedDate(rule: Rule): Rule {
  return { ...rule, test: (typed) => rule.test(toIsoDate(typed) ?? '') }
}
