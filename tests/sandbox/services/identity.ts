import type { identityEndpoints } from '@/lib/backends/identity/endpoints'
import { identityApiVersion } from '@/lib/backends/identity/schemas'

import type { Handlers } from '../http/handler'
import { notFound, WireError } from '../http/wire-error'

const tokenSeconds = 15 * 60

/** The ID provider: its tokens, and the requests that e-KYC cases belong to. */
export const identityHandlers: Handlers<typeof identityEndpoints> = {
  accessToken({ body: { client_id, client_secret } }, { config, tokens }) {
    if (client_id !== config.identityClientId || client_secret !== config.identityClientSecret) {
      throw new WireError(401, { code: 'CREDENTIALS_INVALID', message: 'Unauthorized' })
    }
    return { access_token: tokens.issue(tokenSeconds), token_type: 'Bearer', expires_in: tokenSeconds }
  },
  createRequest({ params, body }, { checks }) {
    if (params.version !== identityApiVersion) throw notFound()
    return { request_id: checks.request(body.reference) }
  },
}
