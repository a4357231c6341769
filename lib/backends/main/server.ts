import 'server-only'

import { serverHttp } from '@/lib/backends/http/server'
import type { Locale } from '@/lib/platform/i18n/locales'

import { createMainApi, type MainApi } from './main-api'

/** For pages. */
export function mainApi(locale: Locale): MainApi {
  return createMainApi(serverHttp('main', locale))
}
