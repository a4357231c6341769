import type { Cancellable, HttpClient } from '@/lib/backends/http/http-client'
import { mapResult } from '@/lib/platform/result/result'

import { marketEndpoints } from './endpoints'
import { toMarketQuotes, toMarketSession } from './mappers'

/** Market source: the indices of the session, and the prices of every share. */
export function createMarketApi(http: HttpClient) {
  return {
    async session({ signal }: Cancellable = {}) {
      return mapResult(await http.call(marketEndpoints.session, { signal }), toMarketSession)
    },
    async quotes({ signal }: Cancellable = {}) {
      return mapResult(await http.call(marketEndpoints.quotes, { signal }), toMarketQuotes)
    },
  }
}
