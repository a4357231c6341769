import type { Cancellable, HttpClient } from '@/lib/backends/http/http-client'
import { mapResult } from '@/lib/platform/result/result'

import { paymentAppEndpoints } from './endpoints'

/** Payment-app service. */
export function createPaymentAppApi(http: HttpClient) {
  return {
    /** Tells the app `source` (momo, zaloPay …) that its visitor opens an account; `deeplink` leads back into the app. */
    async announce(source: string, options: Cancellable = {}) {
      const answer = await http.call(paymentAppEndpoints.announce, { json: { source }, ...options })
      return mapResult(answer, ({ data }) => ({ deeplink: data.deeplink, reference: data.reference }))
    },
  }
}

export type PaymentAppApi = ReturnType<typeof createPaymentAppApi>
