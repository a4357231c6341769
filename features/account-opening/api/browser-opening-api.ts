import { accountApiInBrowser } from '@/lib/api/account/browser'
import { ekycApiInBrowser } from '@/lib/api/ekyc/browser'
import { identityApiInBrowser } from '@/lib/api/identity/browser'
import { paymentAppApiInBrowser } from '@/lib/api/payment-app/browser'
import { tradingApiInBrowser } from '@/lib/api/trading/browser'
import type { Locale } from '@/lib/i18n/locales'

import { createOpeningApi } from './bound-opening-api'
import type { OpeningApi } from './opening-api'
import type { OpeningContext } from './opening-context'

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
