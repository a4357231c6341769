import {
  accessTokenRequestSchema,
  accessTokenResponseSchema,
  createIdentityRequestSchema,
  identityApiVersion,
  identityRequestResponseSchema,
} from '@/lib/backends/identity/schemas'

import { answer, type Call, endpointsOf, parseOrRefuse, readJson } from '../http/endpoint'
import { notFound, WireError } from '../http/wire-error'
import type { Sandbox } from '../sandbox-state'

const { post } = endpointsOf('identity')

const tokenSeconds = 15 * 60

/** The ID provider checks who asks: its client id, and a token that it issued and that has not expired. */
function requireToken(call: Call, { config, tokens }: Sandbox): void {
  const token = /^Bearer (.+)$/.exec(call.headers.get('authorization') ?? '')?.[1]
  const known = token !== undefined && tokens.isValid(token)
  if (known && call.headers.get('clientid') === config.identityClientId) return
  throw new WireError(401, { code: 'TOKEN_INVALID', message: 'Unauthorized' })
}

export const identityEndpoints = [
  post('/oauth/accessToken', async (call, { config, tokens }) => {
    const form = new URLSearchParams(await call.request.text())
    const credentials = parseOrRefuse(accessTokenRequestSchema, Object.fromEntries(form))
    if (
      credentials.client_id !== config.identityClientId ||
      credentials.client_secret !== config.identityClientSecret
    ) {
      throw new WireError(401, { code: 'CREDENTIALS_INVALID', message: 'Unauthorized' })
    }
    const accessToken = tokens.issue(tokenSeconds)
    return answer(accessTokenResponseSchema, {
      access_token: accessToken,
      token_type: 'Bearer',
      expires_in: tokenSeconds,
    })
  }),
  post('/ekyc/:version/request/create', async (call, sandbox) => {
    requireToken(call, sandbox)
    if (call.params['version'] !== identityApiVersion) throw notFound()
    const { reference } = await readJson(call, createIdentityRequestSchema)
    return answer(identityRequestResponseSchema, { request_id: sandbox.checks.request(reference) })
  }),
]
