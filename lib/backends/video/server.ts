import 'server-only'

import { serverHttp } from '@/lib/backends/http/server'
import type { Locale } from '@/lib/platform/i18n/locales'

import { createVideoApi, type VideoApi } from './video-api'

/** Client for pages; calls the backend directly. */
export function videoApi(locale: Locale): VideoApi {
  return createVideoApi(serverHttp('video', locale), locale)
}
