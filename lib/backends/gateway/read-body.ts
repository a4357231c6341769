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
  const parsed = endpoint.request?.safeParse(await readJson(request, endpoint.maxBytes))
  if (!parsed?.success) throw new GatewayError(400, 'BAD_REQUEST')
  return parsed.data
}

async function readJson(request: Request, maxBytes: number): Promise<unknown> {
  const text = await readText(request.body, { maxBytes, maxMs: maxJsonMs })
  if (!text.ok) throw bodyError(text.error)
  return parseJson(text.value)
}

/** A query is at most this long in bytes. */
const maxQueryBytes = 2048

/**
 * The query of a call: from its address, or from its body where the query holds personal data (`hidesQuery`). Only what the
 * endpoint's schema names and accepts, in one spelling, and nothing that the caller left out.
 * @throws GatewayError 400 for a value that the schema refuses
 */
export async function readQuery(request: Request, { query, hidesQuery }: Endpoint): Promise<URLSearchParams> {
  if (query === undefined) return new URLSearchParams()
  const given = hidesQuery
    ? await readJson(request, maxQueryBytes)
    : Object.fromEntries(new URL(request.url).searchParams)
  const parsed = query.safeParse(given)
  if (!parsed.success) throw new GatewayError(400, 'BAD_REQUEST')
  const named = Object.entries(parsed.data).filter(([name]) => Object.hasOwn(given as object, name))
  return new URLSearchParams(named.map(([name, value]) => [name, String(value)]))
}
