import { requestPath } from '@/lib/backends/http/request-path'
import { secretHeaders } from '@/lib/backends/secret-headers'
import { serviceBase, upstreamPath } from '@/lib/backends/service-base'
import type { Env } from '@/lib/platform/env/schema'
import { toWireLocale, type WireLocale } from '@/lib/platform/i18n/locales'
import { splitLocale } from '@/lib/platform/i18n/localized-path'

import type { AllowedCall } from './allow-list'
import type { IdentityTokens } from './identity-token'
import { GatewayError } from './gateway-error'
import { sendUpload } from './send-upload'

/** Milliseconds; slightly below the browser's timeouts, so that it receives the gateway's 504 instead of timing out. */
const timeouts = { read: 7500, write: 19_000, upload: 85_000 }

function upstreamUrl(call: AllowedCall, env: Env, query: URLSearchParams): string {
  const { endpoint, service, params } = call
  const url = new URL(`${serviceBase(env, service)}/${requestPath(upstreamPath(env, endpoint), params)}`)
  for (const [name, value] of query) url.searchParams.set(name, value)
  return url.href
}

function timeoutOf({ endpoint }: AllowedCall): number {
  if (endpoint.body === 'multipart') return timeouts.upload
  return endpoint.method === 'GET' ? timeouts.read : timeouts.write
}

/** Request headers that are forwarded if their value matches the pattern. */
const forms = { locale: /^(vi|en|kr)$/, 'idempotency-key': /^[\w-]{8,64}$/ }

/** A link to a file (the contract) is opened without a `locale` header: use the language of the linking page. */
function localeOfPage(referer: string | null): WireLocale {
  return toWireLocale(splitLocale(URL.parse(referer ?? '')?.pathname ?? '/').locale)
}

export type Upstream = {
  readonly call: AllowedCall
  /** What the endpoint's schema accepted. */
  readonly query: URLSearchParams
  readonly headers: Headers
  /** As the backend gets it, which is not always as the browser sent it. */
  readonly idempotencyKey: string | null
  readonly correlationId: string
  readonly contentType: string | null
  /** A string can be resent with a renewed token, an upload cannot. */
  readonly body: string | AsyncIterable<Uint8Array> | null
}

async function send(upstream: Upstream, env: Env, secrets: Readonly<Record<string, string>>): Promise<Response> {
  const { call, body, contentType, correlationId } = upstream
  const headers = new Headers({
    accept: call.endpoint.response === 'pdf' ? 'application/pdf' : 'application/json',
    'x-correlation-id': correlationId,
    ...secrets,
  })
  const forwarded = { locale: upstream.headers.get('locale'), 'idempotency-key': upstream.idempotencyKey }
  for (const name of ['locale', 'idempotency-key'] as const) {
    const value = forwarded[name]
    if (value !== null && forms[name].test(value)) headers.set(name, value)
  }
  if (!headers.has('locale')) headers.set('locale', localeOfPage(upstream.headers.get('referer')))
  if (contentType !== null) headers.set('content-type', contentType)
  const { method } = call.endpoint
  const signal = AbortSignal.timeout(timeoutOf(call))
  const url = upstreamUrl(call, env, upstream.query)
  try {
    if (body !== null && typeof body !== 'string') return await sendUpload(url, { method, headers, body, signal })
    return await fetch(url, { method, headers, body, signal, cache: 'no-store', redirect: 'manual' })
  } catch {
    throw signal.aborted ? new GatewayError(504, 'UPSTREAM_TIMEOUT') : new GatewayError(502, 'UPSTREAM_UNREACHABLE')
  }
}

/**
 * Forwards a call to its backend with the credentials that the endpoint requires. If the identity provider rejects the
 * bearer token with 401, renews it and sends the call once more.
 * @throws GatewayError if the backend does not answer
 */
export async function forward(upstream: Upstream, env: Env, tokens: IdentityTokens): Promise<Response> {
  const { secret } = upstream.call.endpoint
  if (secret === 'otp-access-key') return send(upstream, env, { [secretHeaders.otpAccessKey]: env.OTP_ACCESS_KEY })
  if (secret !== 'identity-bearer') return send(upstream, env, {})
  const withToken = async (token: string): Promise<Response> =>
    send(upstream, env, { [secretHeaders.identityClientId]: env.IDENTITY_CLIENT_ID, authorization: `Bearer ${token}` })
  const token = await tokens.get()
  const answer = await withToken(token)
  if (answer.status !== 401) return answer
  await answer.body?.cancel()
  tokens.forget(token)
  return withToken(await tokens.get())
}
