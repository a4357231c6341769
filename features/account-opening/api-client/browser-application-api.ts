import { accountApiInBrowser } from '@/lib/backends/account/browser'
import { challengeApiInBrowser, ekycApiInBrowser } from '@/lib/backends/ekyc/browser'
import { identityApiInBrowser } from '@/lib/backends/identity/browser'
import { paymentAppApiInBrowser } from '@/lib/backends/payment-app/browser'
import { tradingApiInBrowser } from '@/lib/backends/trading/browser'
import type { Locale } from '@/lib/platform/i18n/locales'

import { createApplicationApi } from './create-application-api'
import type { ApplicationApi } from '../api/application-api'
import type { ApplicationContext } from '../api/application-context'

/** The backends' API in the browser, through the gateway of the site. */
export function createBrowserApplicationApi(locale: Locale, context: ApplicationContext): ApplicationApi {
  const draft = () => context.snapshot().applicationId
  const services = {
    trading: tradingApiInBrowser(locale, draft),
    account: accountApiInBrowser(locale),
    ekyc: ekycApiInBrowser(locale, draft),
    challenge: challengeApiInBrowser(locale, draft),
    identity: identityApiInBrowser(locale, draft),
    paymentApp: paymentAppApiInBrowser(locale),
  }
  return createApplicationApi(services, context, () => new Date())
}
