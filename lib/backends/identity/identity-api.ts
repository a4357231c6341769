import type { Cancellable, HttpClient } from '@/lib/backends/http/http-client'
import { mapResult } from '@/lib/platform/result/result'

import { identityEndpoints } from './endpoints'
import { identityApiVersion } from './schemas'

/** Identity provider. The server adds its token and client id, which the browser never receives. */
export function createIdentityApi(http: HttpClient) {
  return {
    /** Begins an e-KYC request for one application; the value is the `request_id` to send with the photos. */
    async createRequest(applicationId: string, options: Cancellable = {}) {
      const params = { version: identityApiVersion }
      const call = { params, json: { reference: applicationId }, idempotencyKey: applicationId, ...options }
      return mapResult(await http.call(identityEndpoints.createRequest, call), (answer) => answer.request_id)
    },
  }
}

export type IdentityApi = ReturnType<typeof createIdentityApi>
