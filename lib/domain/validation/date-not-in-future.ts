import { todayInVietnam } from './calendar-date'
import { systemClock, type Clock, type Rule } from './rule'

/** A `yyyy-MM-dd` that is today in Vietnam or earlier: a card cannot have been issued tomorrow. */
export function dateNotInFuture(clock: Clock = systemClock): Rule {
  return { key: 'dateNotInFuture', test: (date) => date <= todayInVietnam(clock()) }
}
