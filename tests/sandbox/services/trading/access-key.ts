import type { Call } from '../../http/endpoint'
import { WireError } from '../../http/wire-error'
import type { Sandbox } from '../../sandbox-state'

/** Header that guards the sending of OTPs. */
export const accessKeyHeader = 'access-key'

/** 401 without the key, 403 with a wrong one. */
export function requireAccessKey(call: Call, { config }: Sandbox): void {
  const given = call.headers.get(accessKeyHeader)
  if (given === null) throw new WireError(401, { message: 'Unauthorized' })
  if (given !== config.otpAccessKey) throw new WireError(403, { message: 'Forbidden' })
}
