import type { IncomingMessage } from 'node:http'
import { subscribe } from 'node:diagnostics_channel'

/** Set on every request from its connection, over whatever a caller sent under this name. */
export const connectionAddressHeader = 'x-connection-address'

/**
 * Route handlers cannot see the connection of a request, and a caller writes `X-Forwarded-For` as he likes. So the
 * address of the connection is put into a header of our own before anything reads the request. Called once, when the
 * server starts.
 */
export function recordConnectionAddresses(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    request.headers[connectionAddressHeader] = request.socket.remoteAddress ?? 'unknown'
  })
}

/**
 * Address that limits are counted by. Each trusted proxy appends to `X-Forwarded-For` the address that it was called from,
 * so with `hops` proxies the caller is the `hops`th entry from the right; what stands left of it anybody may have
 * written. Without proxies the header is ignored.
 */
export function clientAddress(headers: Headers, hops: number): string {
  const connection = headers.get(connectionAddressHeader) ?? 'unknown'
  if (hops === 0) return connection
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').map((address) => address.trim())
  return forwarded.at(-hops) || connection
}
