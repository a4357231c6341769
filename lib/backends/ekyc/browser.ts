import { browserHttp, type DraftName } from '@/lib/backends/http/browser'
import type { Locale } from '@/lib/platform/i18n/locales'

import { createEkycApi, type EkycApi } from './ekyc-api'

/** Client for the wizard; calls go through the gateway. */
export function ekycApiInBrowser(locale: Locale, draft?: DraftName): EkycApi {
  return createEkycApi(browserHttp('ekyc', locale, draft))
}
