import type { IncomingMessage } from 'node:http'

/** Set on every request from its connection; overwrites a caller's own value. */
export const connectionAddressHeader = 'x-connection-address'

/**
 * Route handlers cannot see a request's connection, and callers can forge `X-Forwarded-For`. So the connection's
 * address is put into a header of our own before anything reads the request (lib/platform/server/start.ts).
 */
export function recordConnectionAddress(request: IncomingMessage): false {
  request.headers[connectionAddressHeader] = request.socket.remoteAddress ?? 'unknown'
  return false
}

/**
 * Address for rate limits. Each trusted proxy appends its caller's address to `X-Forwarded-For`, so with `hops` proxies
 * the caller is the `hops`th entry from the right; entries further left may be forged. Without proxies the header is
 * ignored.
 */
export function clientAddress(headers: Headers, hops: number): string {
  const connection = headers.get(connectionAddressHeader) ?? 'unknown'
  if (hops === 0) return connection
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').map((address) => address.trim())
  return forwarded.at(-hops) || connection
}
