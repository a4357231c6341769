import type { RateLimiter } from '@/lib/platform/security/rate-limiter'

import type { AllowedCall } from './allow-list'
import { GatewayError } from './gateway-error'
import { recipientKey } from './recipient-key'

/** The limits of one call. Each method throws a GatewayError 429 when a limit is used up. */
export interface CallLimits {
  /** Counts the call of an address, before anything of it is read. */
  byAddress(): Promise<void>
  /**
   * Counts whom or what the call is about. Each further recipient of one call counts for the address too, so that three
   * questions in one call cost as much as three calls.
   * @param body what the schema of the call accepted; null for a call without a JSON body
   */
  byRecipient(body: unknown): Promise<void>
  /**
   * Reserves one of the few answers that may tell the address that a customer exists. The function returned settles it: an
   * answer that told nothing gives the reservation back. Reserved before the call, so that many at once find no more.
   */
  byFinding(): Promise<(hasFound: boolean) => Promise<void>>
}

function textOf(source: unknown, field: string): string | null {
  const isRecord = typeof source === 'object' && source !== null && Object.hasOwn(source, field)
  const value: unknown = isRecord ? Reflect.get(source, field) : undefined
  return typeof value === 'string' && value !== '' ? value : null
}

export function limitsOfCall({ endpoint, params }: AllowedCall, address: string, limiter: RateLimiter): CallLimits {
  const group = endpoint.limit ?? 'read'
  const consume = async (kind: string, key: string): Promise<void> => {
    const seconds = await limiter.consume(`${group}.${kind}`, key)
    if (seconds !== null) throw new GatewayError(429, undefined, { retryAfter: seconds })
  }
  return {
    byAddress: async () => consume('address', address),
    async byRecipient(body) {
      const fields = endpoint.recipient ?? []
      const keys = fields.flatMap((field) => {
        const value = textOf(body, field) ?? textOf(params, field)
        return value === null ? [] : [`${field}:${recipientKey(field, value)}`]
      })
      for (const [index, key] of keys.entries()) {
        // oxlint-disable-next-line no-await-in-loop -- what one limit refuses must not count for the next
        if (index > 0) await consume('address', address)
        // oxlint-disable-next-line no-await-in-loop
        await consume('recipient', key)
      }
    },
    async byFinding() {
      if (endpoint.reveals === undefined) return async () => {}
      await consume('found', address)
      return async (hasFound) => {
        if (!hasFound) await limiter.giveBack(`${group}.found`, address)
      }
    },
  }
}
