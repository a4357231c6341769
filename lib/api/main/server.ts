import 'server-only'

import { serverHttp } from '@/lib/api/http/server'
import type { Locale } from '@/lib/i18n/locales'

import { createMainApi, type MainApi } from './main-api'

/** For pages. */
export function mainApi(locale: Locale): MainApi {
  return createMainApi(serverHttp('main', locale))
}
