import { browserHttp } from '@/lib/backends/http/browser'
import type { Locale } from '@/lib/platform/i18n/locales'

import { createVideoApi, type VideoApi } from './video-api'

/** Client for lists; calls go through the gateway. */
export function videoApiInBrowser(locale: Locale): VideoApi {
  return createVideoApi(browserHttp('video', locale), locale)
}
