import type { Cancellable, HttpClient } from '@/lib/backends/http/http-client'
import { mapResult } from '@/lib/platform/result/result'

import { identityEndpoints } from './endpoints'
import { identityApiVersion } from './schemas'

/** ID provider. Its token and client id are added on the server; the browser knows neither. */
export function createIdentityApi(http: HttpClient) {
  return {
    /** Begins an e-KYC request for one opening; the value is the `request_id` that goes with the pictures. */
    async createRequest(applicationId: string, options: Cancellable = {}) {
      const params = { version: identityApiVersion }
      const call = { params, json: { reference: applicationId }, idempotencyKey: applicationId, ...options }
      return mapResult(await http.call(identityEndpoints.createRequest, call), (answer) => answer.request_id)
    },
  }
}

export type IdentityApi = ReturnType<typeof createIdentityApi>
