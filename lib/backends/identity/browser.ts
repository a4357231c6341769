import { browserHttp, type DraftName } from '@/lib/backends/http/browser'
import type { Locale } from '@/lib/platform/i18n/locales'

import { createIdentityApi, type IdentityApi } from './identity-api'

/** Client for the wizard; calls go through the gateway. */
export function identityApiInBrowser(locale: Locale, draft?: DraftName): IdentityApi {
  return createIdentityApi(browserHttp('identity', locale, draft))
}
