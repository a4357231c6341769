import { browserHttp } from '@/lib/api/http/browser'
import type { Locale } from '@/lib/i18n/locales'

import { createNewsApi, type NewsApi } from './news-api'

/** For islands, imported with `await import(…)` when it is needed. */
export function newsApiInBrowser(locale: Locale): NewsApi {
  return createNewsApi(browserHttp('news', locale))
}
