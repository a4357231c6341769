import { accountApiInBrowser } from '@/lib/backends/account/browser'
import { formatWeekday } from '@/lib/platform/i18n/format-day'
import type { Locale } from '@/lib/platform/i18n/locales'
import { timeInPast, todayInVietnam, toDdMmYyyy } from '@/lib/domain/validation/date-time-rules'
import { daysOfWork } from '@/lib/domain/validation/server-rules'

import { ApiFailureError, unwrap } from './appointment-services'
import { offeredHours, type OfferedDay } from './appointment-fields'

/** Working days with the office hours that are left; none if the service cannot be reached, which the visitor learns on submit. */
export async function offeredDays(locale: Locale): Promise<readonly OfferedDay[]> {
  const account = accountApiInBrowser(locale)
  try {
    const days = await daysOfWork((day) => unwrap(account.isWorkingDay(day)))
    const today = todayInVietnam(new Date())
    const isLeft = timeInPast().test
    return days
      .map((day) => ({
        date: toDdMmYyyy(day),
        name: formatWeekday(day, locale, 'short'),
        hours: day === today ? offeredHours.filter(isLeft) : offeredHours,
      }))
      .filter(({ hours }) => hours.length > 0)
  } catch (error) {
    if (error instanceof ApiFailureError) return []
    throw error
  }
}
