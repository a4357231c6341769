import { accountApiInBrowser } from '@/lib/backends/account/browser'
import type { Locale } from '@/lib/platform/i18n/locales'
import { timeInPast, todayInVietnam, toDdMmYyyy } from '@/lib/domain/validation/date-time-rules'
import { daysOfWork } from '@/lib/domain/validation/server-rules'

import { asked, AskingFailed } from './ask-backends'
import type { OfferedDay } from './appointment-fields'

const lastAppointment = '17:00'

/** Working days with office hours left; none when the server could not be asked, which is told when the form is sent. */
export async function offeredDays(locale: Locale): Promise<readonly OfferedDay[]> {
  const account = accountApiInBrowser(locale)
  const name = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'numeric', timeZone: 'UTC' })
  try {
    const days = await daysOfWork((day) => asked(account.isWorkingDay(day)))
    const open = timeInPast().test(lastAppointment) ? days : days.filter((day) => day !== todayInVietnam(new Date()))
    return open.map((day) => ({ date: toDdMmYyyy(day), name: name.format(new Date(`${day}T00:00:00Z`)) }))
  } catch (error) {
    if (error instanceof AskingFailed) return []
    throw error
  }
}
