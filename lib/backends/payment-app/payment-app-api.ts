import type { Cancellable, HttpClient } from '@/lib/backends/http/http-client'
import { mapResult } from '@/lib/platform/result/result'

import { paymentAppEndpoints } from './endpoints'

/** Client of the payment-app service. */
export function createPaymentAppApi(http: HttpClient) {
  return {
    /** Tells the app `source` (momo, zaloPay …) that its user is opening an account; `deeplink` leads back into it. */
    async announce(source: string, options: Cancellable = {}) {
      const answer = await http.call(paymentAppEndpoints.announce, { json: { source }, ...options })
      return mapResult(answer, ({ data }) => ({ deeplink: data.deeplink, reference: data.reference }))
    },
  }
}

export type PaymentAppApi = ReturnType<typeof createPaymentAppApi>
