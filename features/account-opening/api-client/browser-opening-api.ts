import { accountApiInBrowser } from '@/lib/backends/account/browser'
import { ekycApiInBrowser } from '@/lib/backends/ekyc/browser'
import { identityApiInBrowser } from '@/lib/backends/identity/browser'
import { paymentAppApiInBrowser } from '@/lib/backends/payment-app/browser'
import { tradingApiInBrowser } from '@/lib/backends/trading/browser'
import type { Locale } from '@/lib/platform/i18n/locales'

import { createOpeningApi } from './bound-opening-api'
import type { OpeningApi } from '../api/opening-api'
import type { OpeningContext } from '../api/opening-context'

/** The calls of account opening from the browser: through the gateway of the site's own origin. */
export function createBrowserOpeningApi(locale: Locale, context: OpeningContext): OpeningApi {
  const services = {
    trading: tradingApiInBrowser(locale),
    account: accountApiInBrowser(locale),
    ekyc: ekycApiInBrowser(locale),
    identity: identityApiInBrowser(locale),
    paymentApp: paymentAppApiInBrowser(locale),
  }
  return createOpeningApi(services, context, () => new Date())
}
