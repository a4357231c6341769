import { isIsoDate, todayInVietnam } from './calendar-date'
import { systemClock, type Clock, type Rule } from './rule'

export const minimumAge = 18

/**
 * Eighteen years old today in Vietnam; the birthday itself counts. Takes `yyyy-MM-dd`. Somebody born on 29 February
 * comes of age on 1 March of a common year: the day before, no calendar says that the year is full.
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
