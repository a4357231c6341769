import { Readable } from 'node:stream'

import type { Env } from '@/lib/platform/env/schema'
import { serviceBase } from '@/lib/backends/service-base'
import { clientAddress } from '@/lib/platform/http/client-address'
import type { RateLimiter } from '@/lib/platform/security/rate-limiter'
import { isFromThisSite } from '@/lib/platform/security/same-origin'

import { type AllowedCall, findAllowedCall } from './allow-list'
import { forward, type Upstream } from './forward'
import type { IdentityTokens } from './identity-token'
import { inspectUpload } from './inspect-upload'
import { readJsonBody } from './read-body'
import { GatewayError } from './gateway-error'
import { toBackendLink, toBrowserAnswer } from './upstream-answer'

/** What is logged of a call: its path template, never its parameters. */
export type GatewayReport = {
  readonly service: string
  readonly method: string
  readonly path: string
  readonly status: number
  readonly code?: string
  readonly correlationId: string
}

export type GatewayDependencies = {
  readonly env: Env
  readonly limiter: RateLimiter
  readonly tokens: IdentityTokens
  readonly report: (report: GatewayReport) => void
}

const prefix = '/api/gateway/'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

function segmentsOf(pathname: string): readonly string[] {
  try {
    return pathname.slice(prefix.length).split('/').map(decodeURIComponent)
  } catch {
    return []
  }
}

async function limit({ limiter }: GatewayDependencies, name: string, key: string): Promise<void> {
  const seconds = await limiter.consume(name, key)
  if (seconds !== null) throw new GatewayError(429, undefined, seconds)
}

function textField(body: unknown, field: string): string | null {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, field) : undefined
  return typeof value === 'string' && value !== '' ? value : null
}

async function readBody(
  request: Request,
  call: AllowedCall,
  dependencies: GatewayDependencies,
  onRejected: (rejection: GatewayError) => void,
): Promise<Pick<Upstream, 'body' | 'contentType'>> {
  const { endpoint } = call
  if (endpoint.body === 'none') return { body: null, contentType: null }
  const contentType = request.headers.get('content-type') ?? ''
  const kind = endpoint.body === 'json' ? 'application/json' : 'multipart/form-data'
  if (contentType.split(';')[0]?.trim().toLowerCase() !== kind) throw new GatewayError(415, 'BAD_REQUEST')
  if (Number(request.headers.get('content-length') ?? 0) > endpoint.maxBytes)
    throw new GatewayError(413, 'FILE_TOO_LARGE')
  if (endpoint.body === 'multipart') {
    if (request.body === null) throw new GatewayError(400, 'FILE_MISSING')
    const inspected = recordRejection(inspectUpload(request.body, contentType, endpoint), onRejected)
    return {
      body: Readable.toWeb(Readable.from(inspected, { objectMode: false })) as ReadableStream<Uint8Array>,
      contentType,
    }
  }
  const json = await readJsonBody(request, endpoint)
  const recipient = endpoint.recipient === undefined ? null : textField(json, endpoint.recipient)
  if (recipient !== null) await limit(dependencies, `${endpoint.limit}.recipient`, recipient)
  return { body: JSON.stringify(json, backendLinkReplacer(call, dependencies)), contentType: 'application/json' }
}

/** Replacer for `JSON.stringify` that turns a gateway link in `linkField` back into the backend's address. */
function backendLinkReplacer({ endpoint, service }: AllowedCall, { env }: GatewayDependencies) {
  return (key: string, value: unknown): unknown =>
    key === endpoint.linkField && typeof value === 'string'
      ? toBackendLink(value, service, serviceBase(env, service))
      : value
}

/** Records why a stream was rejected: `fetch` only reports that its body failed. */
async function* recordRejection(stream: AsyncIterable<Uint8Array>, onRejected: (rejection: GatewayError) => void) {
  try {
    yield* stream
  } catch (error) {
    if (error instanceof GatewayError) onRejected(error)
    throw error
  }
}

async function answer(request: Request, call: AllowedCall, correlationId: string, dependencies: GatewayDependencies) {
  const { env, tokens } = dependencies
  const { endpoint, service } = call
  if (endpoint.limit !== undefined) {
    await limit(dependencies, `${endpoint.limit}.address`, clientAddress(request.headers, env.TRUSTED_PROXY_HOPS))
  }
  let rejection: GatewayError | undefined
  const body = await readBody(request, call, dependencies, (found) => {
    rejection = found
  })
  const query = new URL(request.url).searchParams
  const upstream = { call, query, headers: request.headers, correlationId, ...body }
  try {
    return await toBrowserAnswer(await forward(upstream, env, tokens), call, serviceBase(env, service))
  } catch (error) {
    throw rejection ?? error
  }
}

function errorResponse({ status, code, retryAfter }: GatewayError): Response {
  const headers = new Headers({ 'content-type': 'application/json' })
  // The rest of the body may still be on its way.
  if (status === 408) headers.set('connection', 'close')
  if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter))
  return new Response(JSON.stringify({ ...(code !== undefined && { code }) }), { status, headers })
}

/**
 * Forwards calls that the endpoint tables declare for the browser and rejects all others. Every response is `no-store`.
 * Expected failures become error responses; bugs throw.
 */
export async function handleGatewayRequest(request: Request, dependencies: GatewayDependencies): Promise<Response> {
  const sentCorrelationId = request.headers.get('x-correlation-id') ?? ''
  const correlationId = uuid.test(sentCorrelationId) ? sentCorrelationId : crypto.randomUUID()
  const [service = '', ...segments] = segmentsOf(new URL(request.url).pathname)
  const call = findAllowedCall(request.method, service, segments)
  let response: Response
  let code: string | undefined
  try {
    if (call === null) throw new GatewayError(404)
    if (!isFromThisSite(request, dependencies.env.SITE_URL)) throw new GatewayError(403, 'NOT_ALLOWED')
    response = await answer(request, call, correlationId, dependencies)
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    code = error.code
    response = errorResponse(error)
  }
  response.headers.set('cache-control', 'no-store')
  response.headers.set('x-correlation-id', correlationId)
  const { status } = response
  const path = call?.endpoint.path ?? '(none)'
  dependencies.report({ service: call?.service ?? '(none)', method: request.method, path, status, code, correlationId })
  return response
}
