import type { Endpoint } from '@/lib/backends/endpoint'
import { type BodyProblem, parseJson, readText } from '@/lib/platform/http/read-text'

import { GatewayError } from './gateway-error'

/** Milliseconds in which a body of typed text must arrive; the longest has 64 kB. */
const maxJsonMs = 15_000

/** Answer to a body that could not be read. */
export function bodyError(problem: BodyProblem): GatewayError {
  switch (problem) {
    case 'too-large':
      return new GatewayError(413, 'FILE_TOO_LARGE')
    case 'too-slow':
      return new GatewayError(408, 'BODY_TIMEOUT')
    case 'incomplete':
    case 'not-utf8':
      return new GatewayError(400, 'BAD_REQUEST')
  }
}

/**
 * The JSON body of a call, parsed by the schema of its endpoint, so that only declared fields are forwarded.
 * @throws GatewayError 413 for an oversized body, 408 for one that does not arrive, 400 for one that fails the schema
 */
export async function readJsonBody(request: Request, endpoint: Endpoint): Promise<unknown> {
  const text = await readText(request.body, { maxBytes: endpoint.maxBytes, maxMs: maxJsonMs })
  if (!text.ok) throw bodyError(text.error)
  const parsed = endpoint.request?.safeParse(parseJson(text.value))
  if (!parsed?.success) throw new GatewayError(400, 'BAD_REQUEST')
  return parsed.data
}
