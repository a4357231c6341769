import { z } from '@/lib/platform/zod/zod'

import { readJson } from '../files/read-content'

/**
 * Days without trading, besides Saturdays and Sundays.
 * 2026: the calendar that HOSE announced on 2025-12-09. 24/11/2026 (Culture Day) is left out: its enactment is not
 * confirmed and the exchange calendar does not list it.
 * 2027: computed from the Labour Code (Tết day 1 is 6/2/2027); the official plan was not published, so it is provisional.
 */
const holidays = readJson(
  'reference/holidays.json',
  z.array(z.strictObject({ from: z.iso.date(), to: z.iso.date(), name: z.string() })),
)

/** Whether `day` (yyyy-MM-dd, a date in Vietnam) is a public holiday of the table. */
export function isHoliday(day: string): boolean {
  return holidays.some(({ from, to }) => from <= day && day <= to)
}
