import type { IncomingMessage } from 'node:http'
import { isIPv4, isIPv6 } from 'node:net'

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

/** The first four groups of an IPv6 address: what a provider gives to one household or machine. */
function networkOf(address: string): string {
  const [before = '', after] = address.toLowerCase().split('::')
  const head = before === '' ? [] : before.split(':')
  const tail = after === undefined || after === '' ? [] : after.split(':')
  const groups =
    after === undefined ? head : [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/**
 * What a limit by address counts as one: an IPv4 address however it is written, or the network of an IPv6 address, whose
 * owner has 2^64 of them. Null for text that is no address; some proxies append the port.
 */
function countedAddress(text: string): string | null {
  const address = text
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .replace(/%.*$/, '')
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1] ?? address
  if (isIPv4(mapped)) return mapped
  return isIPv6(mapped) ? networkOf(mapped) : null
}

/**
 * Address for rate limits. Each trusted proxy appends its caller's address to `X-Forwarded-For`, so with `hops` proxies
 * the caller is the `hops`th entry from the right; entries further left may be forged. Without proxies the header is
 * ignored.
 */
export function clientAddress(headers: Headers, hops: number): string {
  const connection = countedAddress(headers.get(connectionAddressHeader) ?? '') ?? 'unknown'
  if (hops === 0) return connection
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').at(-hops)
  return countedAddress(forwarded ?? '') ?? connection
}
