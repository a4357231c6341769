import { formatInTimeZone } from 'date-fns-tz'

import { vietnamTimeZone } from '@/lib/platform/time/vietnam'

import { isTimeOfDay } from './office-hours'
import { systemClock, type Clock, type Rule } from './rule'

/** A time of today, `HH:mm`, that is still to come in Vietnam; the present minute has begun, so it is refused. */
export function timeInPast(clock: Clock = systemClock): Rule {
  return {
    key: 'timeInPast',
    test: (time) => isTimeOfDay(time) && time > formatInTimeZone(clock(), vietnamTimeZone, 'HH:mm'),
  }
}
