import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'

import {
  fixedHeaders,
  headersNotForParts,
  isPartOfDocuments,
  policyOfData,
  resourcePolicy,
} from '@/lib/platform/security/answer-headers'
import {
  contentSecurityPolicy,
  inlineScriptHashes,
  reportingEndpoints,
} from '@/lib/platform/security/content-security-policy'

const policyHeader = 'content-security-policy'

/**
 * Gives every answer of a server its security headers; what Next sets later replaces them. The policy of a page comes from
 * the page cache. Documents that never pass it (a page that failed to render) are held back until their end, because
 * their policy has the hashes of their scripts.
 */
export function setAnswerHeaders(request: IncomingMessage, response: ServerResponse): false {
  for (const [name, value] of fixedHeaders) response.setHeader(name, value)
  response.setHeader('cross-origin-resource-policy', resourcePolicy((request.url ?? '/').split('?')[0] ?? '/'))
  const writeHead = response.writeHead.bind(response)
  response.writeHead = (...args: unknown[]) => {
    // A browser adds the headers of 304 to the answer that it keeps, which may be a script.
    const isCovered = response.hasHeader(policyHeader) || headerIn(args, policyHeader) !== undefined || args[0] === 304
    const type = headerIn(args, 'content-type') ?? typeOf(response)
    const policy = isCovered ? null : policyOfData(type)
    if (policy !== null) response.setHeader(policyHeader, policy)
    if (isPartOfDocuments(type)) for (const name of headersNotForParts) response.removeHeader(name)
    if (type?.startsWith('text/html')) response.setHeader('reporting-endpoints', reportingEndpoints)
    return Reflect.apply(writeHead, response, args)
  }
  holdBackDocuments(response)
  return false
}

/** A header among the arguments of `writeHead`: an object, or names and values in turn. */
function headerIn(args: readonly unknown[], name: string): string | undefined {
  const headers = args.find((arg) => typeof arg === 'object' && arg !== null)
  if (headers === undefined) return undefined
  const pairs = Array.isArray(headers)
    ? headers.flatMap((key, index) => (index % 2 === 0 ? [[key, headers[index + 1]] as const] : []))
    : Object.entries(headers)
  const value: unknown = pairs.find(([key]) => String(key).toLowerCase() === name)?.[1]
  return typeof value === 'string' ? value : undefined
}

function typeOf(response: ServerResponse): string | undefined {
  const type = response.getHeader('content-type')
  return typeof type === 'string' ? type : undefined
}

function lacksPolicy(response: ServerResponse): boolean {
  const isDocument = typeOf(response)?.startsWith('text/html') ?? false
  return isDocument && !response.headersSent && !response.hasHeader(policyHeader)
}

function holdBackDocuments(response: ServerResponse): void {
  const [write, end] = [response.write.bind(response), response.end.bind(response)]
  let held: Buffer[] | null = null
  const hold = (chunk: unknown): void => {
    held ??= []
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) held.push(Buffer.from(chunk))
  }
  response.write = (...args: unknown[]): boolean => {
    if (held === null && !lacksPolicy(response)) return Reflect.apply(write, response, args)
    hold(args[0])
    args.find((arg) => typeof arg === 'function')?.()
    return true
  }
  response.end = (...args: unknown[]): ServerResponse => {
    if (held === null && !lacksPolicy(response)) return Reflect.apply(end, response, args)
    hold(args[0])
    const body = Buffer.concat(held ?? [])
    held = null
    response.setHeader(policyHeader, contentSecurityPolicy(inlineScriptHashes(textOf(body, response)), 'content'))
    const done = args.find((arg) => typeof arg === 'function')
    return Reflect.apply(end, response, [body, done])
  }
}

const decompress: Readonly<Partial<Record<string, (body: Buffer) => Buffer>>> = {
  gzip: gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
}

/** The document as text; Next has compressed it by now if the browser accepts that. */
function textOf(body: Buffer, response: ServerResponse): string {
  const encoding = response.getHeader('content-encoding')
  const decode = typeof encoding === 'string' && body.length > 0 ? decompress[encoding] : undefined
  return (decode === undefined ? body : decode(body)).toString('utf8')
}
