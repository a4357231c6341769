import 'server-only'

import { serverHttp } from '@/lib/backends/http/server'
import type { Locale } from '@/lib/platform/i18n/locales'

import { createNewsApi, type NewsApi } from './news-api'

/** Client for pages; calls the backend directly. */
export function newsApi(locale: Locale): NewsApi {
  return createNewsApi(serverHttp('news', locale))
}
