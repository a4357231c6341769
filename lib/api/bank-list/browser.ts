import { browserHttp } from '@/lib/api/http/browser'
import type { Locale } from '@/lib/i18n/locales'

import { createBankListApi, type BankListApi } from './bank-list-api'

/** For the wizard: through the gateway. */
export function bankListApiInBrowser(locale: Locale): BankListApi {
  return createBankListApi(browserHttp('bank-list', locale))
}
