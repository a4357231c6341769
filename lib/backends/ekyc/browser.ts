import { browserHttp, siteHttp, type DraftName } from '@/lib/backends/http/browser'
import type { Locale } from '@/lib/platform/i18n/locales'

import { createChallengeApi, type ChallengeApi } from './challenge-api'
import { createEkycApi, type EkycApi } from './ekyc-api'

/** Client for the wizard; calls go through the gateway. */
export function ekycApiInBrowser(locale: Locale, draft?: DraftName): EkycApi {
  return createEkycApi(browserHttp('ekyc', locale, draft))
}

/** Client for the challenge of the liveness check; the site's own server answers. */
export function challengeApiInBrowser(locale: Locale, draft: DraftName): ChallengeApi {
  return createChallengeApi(siteHttp(locale, draft))
}
