import type { HttpClient } from '@/lib/backends/http/http-client'

import { createAccountNumberApi } from './account-number-api'
import { createLookupApi } from './lookup-api'
import { createApplicationApi } from './application-api'
import { createOtpApi } from './otp-api'

/** Trading-account service: lookups, account numbers, one-time codes, application and contract. */
export function createTradingApi(http: HttpClient) {
  return {
    ...createLookupApi(http),
    ...createAccountNumberApi(http),
    ...createOtpApi(http),
    ...createApplicationApi(http),
  }
}

export type TradingApi = ReturnType<typeof createTradingApi>
