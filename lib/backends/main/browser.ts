import { browserHttp } from '@/lib/backends/http/browser'
import type { Locale } from '@/lib/platform/i18n/locales'

import { createMainApi, type MainApi } from './main-api'

/** Client for islands; calls go through the gateway. */
export function mainApiInBrowser(locale: Locale): MainApi {
  return createMainApi(browserHttp('main', locale))
}
