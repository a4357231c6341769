import type { IncomingMessage } from 'node:http'

import { clientAddress, connectionAddressHeader } from '../http/client-address.ts'

/** Network address that a request counts for (lib/platform/http/client-address.ts). @param hops trusted proxies */
export function callerOf({ headers, socket }: IncomingMessage, hops: number): string {
  const forwarded = headers['x-forwarded-for']
  return clientAddress(
    new Headers({
      [connectionAddressHeader]: socket.remoteAddress ?? 'unknown',
      ...(forwarded !== undefined && { 'x-forwarded-for': String(forwarded) }),
    }),
    hops,
  )
}

/**
 * Whether requests come through a proxy that the settings do not know: all visitors then share one limit of the gateway and
 * one place in line.
 */
export function comesThroughUnknownProxy({ headers }: IncomingMessage, hops: number): boolean {
  return hops === 0 && headers['x-forwarded-for'] !== undefined
}
