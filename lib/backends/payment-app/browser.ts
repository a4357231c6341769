import { browserHttp } from '@/lib/backends/http/browser'
import type { Locale } from '@/lib/platform/i18n/locales'

import { createPaymentAppApi, type PaymentAppApi } from './payment-app-api'

/** Client for the wizard; calls go through the gateway. */
export function paymentAppApiInBrowser(locale: Locale): PaymentAppApi {
  return createPaymentAppApi(browserHttp('payment-app', locale))
}
