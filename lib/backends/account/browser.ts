import { browserHttp } from '@/lib/backends/http/browser'
import type { Locale } from '@/lib/platform/i18n/locales'

import { createAccountApi, type AccountApi } from './account-api'

/** Client for the wizard; calls go through the gateway. */
export function accountApiInBrowser(locale: Locale): AccountApi {
  return createAccountApi(browserHttp('account', locale))
}
