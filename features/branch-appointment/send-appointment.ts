import { accountApiInBrowser } from '@/lib/backends/account/browser'
import { tradingApiInBrowser } from '@/lib/backends/trading/browser'
import type { Locale } from '@/lib/platform/i18n/locales'

import type { AppointmentForm } from './appointment-fields'
import { requestAppointment, type AppointmentContext, type AppointmentOutcome } from './request-appointment'

/** From the browser: through the gateway of the site's own origin. Loaded when the form is sent. */
export async function sendAppointment(
  form: AppointmentForm,
  locale: Locale,
  context: Pick<AppointmentContext, 'campaign' | 'applicationId'>,
): Promise<AppointmentOutcome> {
  const services = { account: accountApiInBrowser(locale), trading: tradingApiInBrowser(locale) }
  return requestAppointment(form, { ...context, services })
}
