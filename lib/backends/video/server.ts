import 'server-only'

import { serverHttp } from '@/lib/backends/http/server'
import type { Locale } from '@/lib/platform/i18n/locales'

import { createVideoApi, type VideoApi } from './video-api'

/** For pages. */
export function videoApi(locale: Locale): VideoApi {
  return createVideoApi(serverHttp('video', locale), locale)
}
