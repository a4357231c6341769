import { browserHttp } from '@/lib/backends/http/browser'
import type { Locale } from '@/lib/platform/i18n/locales'

import { createNewsApi, type NewsApi } from './news-api'

/** Client for lists; calls go through the gateway. */
export function newsApiInBrowser(locale: Locale): NewsApi {
  return createNewsApi(browserHttp('news', locale))
}
