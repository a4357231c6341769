import type { IncomingMessage, ServerResponse } from 'node:http'

import type { Answer } from './answer.ts'
import { encodingFor } from './encodings.ts'

/** Sends a kept answer in the encoding that the request accepts, or 304 if the client has it. HEAD gets no body. */
export async function sendAnswer(request: IncomingMessage, response: ServerResponse, answer: Answer): Promise<void> {
  answer.hits += 1
  const headers: string[] = ['etag', answer.etag]
  let vary = 'accept-encoding'
  for (const [name, value] of answer.headers) {
    if (name === 'vary') vary = `${value}, ${vary}`
    else headers.push(name, value)
  }
  headers.push('vary', vary)
  if (answer.status === 200 && matches(request.headers['if-none-match'], answer.etag)) {
    response.writeHead(304, headers).end()
    return
  }
  const wanted = encodingFor(request.headers['accept-encoding'])
  const { encoding, bytes } = answer.known(wanted) ?? (await answer.body(wanted))
  if (response.destroyed) return
  if (encoding !== 'identity') headers.push('content-encoding', encoding)
  headers.push('content-length', String(bytes.length))
  response.writeHead(answer.status, headers).end(request.method === 'HEAD' ? undefined : bytes)
}

/** Compares weakly, as RFC 9110 asks for `if-none-match`. */
function matches(condition: string | undefined, etag: string): boolean {
  if (condition === undefined) return false
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return condition.trim() === '*' || condition.split(',').some((tag) => opaque(tag) === opaque(etag))
}
