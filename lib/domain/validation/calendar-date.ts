import { isMatch } from 'date-fns/isMatch'
import { formatInTimeZone } from 'date-fns-tz'

import { vietnamTimeZone } from '@/lib/platform/time/vietnam'

/** Today's date in Vietnam, `yyyy-MM-dd`, whatever the clock of the device is set to. */
export function todayInVietnam(now: Date): string {
  return formatInTimeZone(now, vietnamTimeZone, 'yyyy-MM-dd')
}

/** A date that exists, written `yyyy-MM-dd`. Such dates compare as strings. */
export function isIsoDate(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && isMatch(value, 'yyyy-MM-dd')
}
