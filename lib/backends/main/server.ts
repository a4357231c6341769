import 'server-only'

import { serverHttp } from '@/lib/backends/http/server'
import type { Locale } from '@/lib/platform/i18n/locales'

import { createMainApi, type MainApi } from './main-api'

/** Client for pages; calls the backend directly. */
export function mainApi(locale: Locale): MainApi {
  return createMainApi(serverHttp('main', locale))
}
