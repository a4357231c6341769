import { browserHttp } from '@/lib/api/http/browser'
import type { Locale } from '@/lib/i18n/locales'

import { createAccountApi, type AccountApi } from './account-api'

/** For the wizard: through the gateway. */
export function accountApiInBrowser(locale: Locale): AccountApi {
  return createAccountApi(browserHttp('account', locale))
}
