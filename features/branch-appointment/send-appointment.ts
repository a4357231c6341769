import { accountApiInBrowser } from '@/lib/backends/account/browser'
import { tradingApiInBrowser } from '@/lib/backends/trading/browser'
import type { Locale } from '@/lib/platform/i18n/locales'

import type { Appointment } from './appointment-schema'
import { requestAppointment, type AppointmentContext, type AppointmentOutcome } from './request-appointment'

/** Requests an appointment in the browser, through the gateway. Loaded when the form is sent. */
export async function sendAppointment(
  appointment: Appointment,
  locale: Locale,
  context: Pick<AppointmentContext, 'campaign' | 'applicationId'>,
): Promise<AppointmentOutcome> {
  const services = { account: accountApiInBrowser(locale), trading: tradingApiInBrowser(locale) }
  return requestAppointment(appointment, { ...context, services })
}
