import type { Endpoint } from '@/lib/backends/endpoint'
import type { Env } from '@/lib/platform/env/schema'
import { serviceBase } from '@/lib/backends/service-base'
import { clientAddress } from '@/lib/platform/http/client-address'
import type { RateLimiter } from '@/lib/platform/security/rate-limiter'
import { isFromThisSite } from '@/lib/platform/security/same-origin'

import { type AllowedCall, findAllowedCall } from './allow-list'
import { bodyChunks } from './body-chunks'
import { type CallLimits, limitsOfCall } from './call-limits'
import { forward, type Upstream } from './forward'
import type { IdentityTokens } from './identity-token'
import { inspectUpload } from './inspect-upload'
import { readJsonBody, readQuery } from './read-body'
import { GatewayError } from './gateway-error'
import { guardCall, type GuardedCall } from './opening-call'
import type { OpeningCookie } from './opening-cookie'
import { guardUpload } from './own-uploads'
import type { UploadSlots } from './upload-slots'
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
  readonly uploads: UploadSlots
  readonly cookie: OpeningCookie
  /** The clock of openings; the system's unless given. */
  readonly now?: () => Date
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

/** Seconds after which an upload that found no slot may be tried again. */
const busySeconds = 5

type Body = Pick<Upstream, 'body' | 'contentType'>

function requireType(request: Request, endpoint: Endpoint): string {
  const contentType = request.headers.get('content-type') ?? ''
  const kind = endpoint.body === 'multipart' ? 'multipart/form-data' : 'application/json'
  if (contentType.split(';')[0]?.trim().toLowerCase() !== kind) throw new GatewayError(415, 'BAD_REQUEST')
  if (Number(request.headers.get('content-length') ?? 0) > endpoint.maxBytes) {
    throw new GatewayError(413, 'FILE_TOO_LARGE')
  }
  return contentType
}

/** The body of a call without files, checked by its schema. */
async function readCallBody(
  request: Request,
  call: AllowedCall,
  dependencies: GatewayDependencies,
  limits: CallLimits,
  guarded: GuardedCall | null,
) {
  const { endpoint } = call
  if (endpoint.body === 'none') {
    guarded?.accept({})
    await limits.byRecipient(null)
    return { body: null, contentType: null }
  }
  requireType(request, endpoint)
  const json = await readJsonBody(request, endpoint)
  await limits.byRecipient(json)
  const accepted = guarded === null ? json : guarded.accept({ body: json })
  return { body: JSON.stringify(accepted, backendLinkReplacer(call, dependencies)), contentType: 'application/json' }
}

/** Replacer for `JSON.stringify` that turns a gateway link in `linkField` back into the backend's address. */
function backendLinkReplacer({ endpoint, service }: AllowedCall, { env }: GatewayDependencies) {
  return (key: string, value: unknown): unknown =>
    key === endpoint.linkField && typeof value === 'string'
      ? toBackendLink(value, service, serviceBase(env, service))
      : value
}

/** Records why a stream was rejected: the client that sends it only reports that its body failed. */
async function* recordRejection(stream: AsyncIterable<Uint8Array>, onRejected: (rejection: GatewayError) => void) {
  try {
    yield* stream
  } catch (error) {
    if (error instanceof GatewayError) onRejected(error)
    throw error
  }
}

/** Passes an upload on while it arrives, in one of the few slots for uploads. */
async function passUpload(
  request: Request,
  { endpoint }: AllowedCall,
  free: (() => void) | null,
  guarded: GuardedCall | null,
  send: (body: Body) => Promise<Response>,
): Promise<Response> {
  if (free === null) throw new GatewayError(503, 'BUSY', { retryAfter: busySeconds })
  let rejection: GatewayError | undefined
  try {
    const contentType = requireType(request, endpoint)
    if (request.body === null) throw new GatewayError(400, 'FILE_MISSING')
    const inspected = inspectUpload(bodyChunks(request.body), contentType, endpoint, (fields) =>
      guarded?.accept({ fields }),
    )
    const body = recordRejection(inspected, (found) => {
      rejection = found
    })
    return await send({ body, contentType })
  } catch (error) {
    throw rejection ?? error
  } finally {
    free()
  }
}

async function answer(request: Request, call: AllowedCall, correlationId: string, dependencies: GatewayDependencies) {
  const { env, tokens, limiter, uploads, cookie, now = () => new Date() } = dependencies
  const { endpoint, service } = call
  const address = clientAddress(request.headers, env.TRUSTED_PROXY_HOPS)
  const limits = limitsOfCall(call, address, limiter)
  await limits.byAddress()
  const guarded = (await guardCall(request, call, cookie, now())) ?? guardUpload(request, endpoint, env)
  const query = await readQuery(request, endpoint)
  const sentKey = request.headers.get('idempotency-key')
  const idempotencyKey = guarded === null ? sentKey : guarded.idempotencyKey(sentKey)
  const send = async (body: Body): Promise<Response> => {
    const settle = await limits.byFinding()
    let hasFound = false
    try {
      const upstream = { call, query, headers: request.headers, idempotencyKey, correlationId, ...body }
      const given = await toBrowserAnswer(await forward(upstream, env, tokens), call, serviceBase(env, service))
      const { response, answer: data } = given
      hasFound = data !== undefined && (endpoint.reveals?.(data) ?? false)
      const setCookie = response.ok ? await guarded?.learn(data) : null
      if (setCookie) response.headers.append('set-cookie', setCookie)
      return response
    } finally {
      await settle(hasFound)
    }
  }
  if (endpoint.body === 'multipart') {
    await limits.byRecipient(null)
    return passUpload(request, call, uploads.take(address), guarded, send)
  }
  return send(await readCallBody(request, call, dependencies, limits, guarded))
}

function errorResponse({ status, code, retryAfter, fields }: GatewayError): Response {
  const headers = new Headers({ 'content-type': 'application/json' })
  // The rest of the body may still be on its way.
  if (status === 408) headers.set('connection', 'close')
  if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter))
  return new Response(
    JSON.stringify({ ...(code !== undefined && { code }), ...(fields !== undefined && { data: { fields } }) }),
    { status, headers },
  )
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
