import { browserHttp, type DraftName } from '@/lib/backends/http/browser'
import type { Locale } from '@/lib/platform/i18n/locales'

import { createTradingApi, type TradingApi } from './trading-api'

/** Client for the wizard; calls go through the gateway. */
export function tradingApiInBrowser(locale: Locale, draft?: DraftName): TradingApi {
  return createTradingApi(browserHttp('trading', locale, draft))
}
