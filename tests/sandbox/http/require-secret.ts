import type { Endpoint } from '@/lib/backends/endpoint'
import { secretHeaders } from '@/lib/backends/secret-headers'

import type { Sandbox } from '../sandbox-state'
import { WireError } from './wire-error'

/** Refuses a call without the secret that its endpoint declares. Credentials are in the body, for the handler to check. */
export function requireSecret({ secret }: Endpoint, headers: Headers, sandbox: Sandbox): void {
  if (secret === 'otp-access-key') requireAccessKey(headers, sandbox)
  if (secret === 'identity-bearer') requireToken(headers, sandbox)
}

/** 401 without the key, 403 with a wrong one. */
function requireAccessKey(headers: Headers, { config }: Sandbox): void {
  const given = headers.get(secretHeaders.otpAccessKey)
  if (given === null) throw new WireError(401, { message: 'Unauthorized' })
  if (given !== config.otpAccessKey) throw new WireError(403, { message: 'Forbidden' })
}

/** The ID provider expects its client id, and a token that it issued and that has not expired. */
function requireToken(headers: Headers, { config, tokens }: Sandbox): void {
  const token = /^Bearer (.+)$/.exec(headers.get('authorization') ?? '')?.[1]
  const known = token !== undefined && tokens.isValid(token)
  if (known && headers.get(secretHeaders.identityClientId) === config.identityClientId) return
  throw new WireError(401, { code: 'TOKEN_INVALID', message: 'Unauthorized' })
}
