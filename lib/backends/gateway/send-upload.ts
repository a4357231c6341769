import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import { Readable } from 'node:stream'

import axios from 'axios'

/** A backend that refuses an upload half-way closes its connection, so none is used again. */
const agents = { httpAgent: new HttpAgent({ keepAlive: false }), httpsAgent: new HttpsAgent({ keepAlive: false }) }

interface Upload {
  readonly method: string
  readonly headers: Headers
  readonly body: AsyncIterable<Uint8Array>
  readonly signal: AbortSignal
}

/**
 * Sends a body at the pace of the backend. `fetch` of Node takes from a stream without waiting for the connection to drain,
 * so that each upload to a slow backend would be in memory as a whole.
 */
export async function sendUpload(url: string, { method, headers, body, signal }: Upload): Promise<Response> {
  const answer = await axios.request<Readable>({
    method,
    url,
    headers: Object.fromEntries(headers),
    data: Readable.from(body, { objectMode: false }),
    responseType: 'stream',
    signal,
    ...agents,
    maxRedirects: 0,
    maxBodyLength: Number.POSITIVE_INFINITY,
    proxy: false,
    validateStatus: () => true,
  })
  const { status } = answer
  const type: unknown = answer.headers['content-type']
  const retryAfter: unknown = answer.headers['retry-after']
  const answered = new Headers()
  if (typeof type === 'string') answered.set('content-type', type)
  if (typeof retryAfter === 'string') answered.set('retry-after', retryAfter)
  const hasBody = status !== 204 && status !== 304
  return new Response(hasBody ? (Readable.toWeb(answer.data) as ReadableStream<Uint8Array>) : null, {
    status,
    headers: answered,
  })
}
