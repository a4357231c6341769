import { browserHttp } from '@/lib/api/http/browser'
import type { Locale } from '@/lib/i18n/locales'

import { createVideoApi, type VideoApi } from './video-api'

/** For lists: through the gateway. */
export function videoApiInBrowser(locale: Locale): VideoApi {
  return createVideoApi(browserHttp('video', locale), locale)
}
