import type { IncomingMessage, ServerResponse } from 'node:http'

import type { Answer } from './answer.ts'
import { encodingFor } from './encodings.ts'

/**
 * Sends a kept answer in the encoding that the request accepts, or 304 if the client has it. HEAD gets no body.
 * @param cacheControl in place of the answer's own
 */
export async function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  cacheControl?: string,
): Promise<void> {
  answer.hits += 1
  // Set one by one, not with the status: the gates in front (lib/platform/server) complete what they see.
  let vary = 'accept-encoding'
  for (const [name, value] of answer.headers) {
    if (name === 'vary') vary = `${value}, ${vary}`
    else response.setHeader(name, value)
  }
  response.setHeader('vary', vary)
  if (cacheControl !== undefined) response.setHeader('cache-control', cacheControl)
  response.setHeader('etag', answer.etag)
  if (answer.status === 200 && matches(request.headers['if-none-match'], answer.etag)) {
    response.writeHead(304).end()
    return
  }
  const wanted = encodingFor(request.headers['accept-encoding'])
  const { encoding, bytes } = answer.known(wanted) ?? (await answer.body(wanted))
  if (response.destroyed) return
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding)
  response.setHeader('content-length', bytes.length)
  response.writeHead(answer.status).end(request.method === 'HEAD' ? undefined : bytes)
}

/** Compares weakly, as RFC 9110 asks for `if-none-match`. */
function matches(condition: string | undefined, etag: string): boolean {
  if (condition === undefined) return false
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return condition.trim() === '*' || condition.split(',').some((tag) => opaque(tag) === opaque(etag))
}
