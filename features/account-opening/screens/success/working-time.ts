import { fromZonedTime, toZonedTime } from 'date-fns-tz'
import { addDays } from 'date-fns/addDays'
import { addMinutes } from 'date-fns/addMinutes'
import { format } from 'date-fns/format'
import { getDay } from 'date-fns/getDay'
import { max } from 'date-fns/max'
import { min } from 'date-fns/min'
import { set } from 'date-fns/set'

import { workingSessions } from '@/lib/domain/company/working-hours'
import { vietnamTimeZone } from '@/lib/platform/time/vietnam'

import { publicHolidays } from '@/lib/domain/company/public-holidays'

/** The promise of the success popup (docs/specification.md#success): contacted within 20 minutes on working days. */
export const promisedMinutes = 20

/** The instant by which that many minutes of working time have passed since `from`. */
export function afterWorkingMinutes(from: Date, minutes: number): Date {
  let left = minutes
  // Wall clock of Vietnam, so that hours and days are those of the branch wherever the applicant is.
  const start = toZonedTime(from, vietnamTimeZone)
  for (let days = 0; ; days += 1) {
    const day = addDays(start, days)
    if (!isWorkingDay(day)) continue
    for (const session of workingSessions) {
      const opens = max([at(day, session.from), start])
      const closes = at(day, session.to)
      const ends = min([addMinutes(opens, left), closes])
      if (ends <= opens) continue
      left -= (ends.getTime() - opens.getTime()) / 60_000
      if (left <= 0) return fromZonedTime(ends, vietnamTimeZone)
    }
  }
}

function isWorkingDay(day: Date): boolean {
  const weekday = getDay(day)
  return weekday !== 0 && weekday !== 6 && !publicHolidays.has(format(day, 'yyyy-MM-dd'))
}

function at(day: Date, [hours, minutes]: readonly [number, number]): Date {
  return set(day, { hours, minutes, seconds: 0, milliseconds: 0 })
}
