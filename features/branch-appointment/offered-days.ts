import { accountApiInBrowser } from '@/lib/backends/account/browser'
import { formatWeekday } from '@/lib/platform/i18n/format-day'
import type { Locale } from '@/lib/platform/i18n/locales'
import { timeInPast, todayInVietnam, toDdMmYyyy } from '@/lib/domain/validation/date-time-rules'
import { daysOfWork } from '@/lib/domain/validation/server-rules'

import { ApiFailureError, unwrap } from './appointment-services'
import type { OfferedDay } from './appointment-fields'

const lastAppointment = '17:00'

/** Working days with office hours left; none if the service cannot be reached, which the visitor learns on submit. */
export async function offeredDays(locale: Locale): Promise<readonly OfferedDay[]> {
  const account = accountApiInBrowser(locale)
  try {
    const days = await daysOfWork((day) => unwrap(account.isWorkingDay(day)))
    const open = timeInPast().test(lastAppointment) ? days : days.filter((day) => day !== todayInVietnam(new Date()))
    return open.map((day) => ({ date: toDdMmYyyy(day), name: formatWeekday(day, locale) }))
  } catch (error) {
    if (error instanceof ApiFailureError) return []
    throw error
  }
}
