import { errorBodySchema } from '@/lib/backends/wire'

import type { AllowedCall } from './allow-list'
import { parseJson, readText } from './read-body'
import { GatewayError } from './gateway-error'

/** JSON of a backend: the longest is a page of a hundred articles. */
const maxJsonAnswerBytes = 8 * 1024 * 1024

/** An address below the base of a service, absolute or relative, as the browser can open it; others stay. */
export function toGatewayLink(link: string, service: string, base: string): string {
  const url = URL.parse(link, `${base}/`)
  return url?.href.startsWith(`${base}/`) ? `/api/gateway/${service}/${url.href.slice(base.length + 1)}` : link
}

/** The inverse: an address of the gateway as the service knows it. */
export function toBackendLink(link: string, service: string, base: string): string {
  const own = `/api/gateway/${service}/`
  return link.startsWith(own) ? `${base}/${link.slice(own.length)}` : link
}

function answerHeaders(upstream: Response, contentType: string): Headers {
  const headers = new Headers({ 'content-type': contentType })
  const retryAfter = upstream.headers.get('retry-after')
  if (retryAfter !== null) headers.set('retry-after', retryAfter)
  return headers
}

function pdfAnswer(upstream: Response): Response {
  if (!upstream.headers.get('content-type')?.startsWith('application/pdf'))
    throw new GatewayError(502, 'UPSTREAM_INVALID')
  const headers = answerHeaders(upstream, 'application/pdf')
  headers.set('content-disposition', 'inline; filename="contract.pdf"')
  return new Response(upstream.body, { headers })
}

async function readAnswer(upstream: Response): Promise<unknown> {
  const text = await readText(upstream.body, maxJsonAnswerBytes)
  return text === null ? undefined : parseJson(text)
}

/** A backend's refusal: its code, texts and numbers, and nothing else that it may have said. */
async function refusalAnswer(upstream: Response): Promise<Response> {
  const body = errorBodySchema.safeParse(await readAnswer(upstream))
  const headers = answerHeaders(upstream, 'application/json')
  return new Response(JSON.stringify(body.success ? body.data : {}), { status: upstream.status, headers })
}

/**
 * What the browser gets of a backend's answer: of a good one the declared fields, of a refusal the declared error, of a
 * breakdown the status alone. No header of the backend but those that are named here.
 * @throws GatewayError 502 for an answer that is not what the contract says
 */
export async function toBrowserAnswer(upstream: Response, call: AllowedCall, base: string): Promise<Response> {
  const { endpoint, service } = call
  if (upstream.status >= 500) {
    return new Response('{}', { status: upstream.status, headers: answerHeaders(upstream, 'application/json') })
  }
  if (upstream.status >= 400) return refusalAnswer(upstream)
  if (!upstream.ok) throw new GatewayError(502, 'UPSTREAM_INVALID')
  if (endpoint.response === 'pdf') return pdfAnswer(upstream)
  const parsed = endpoint.response.safeParse(await readAnswer(upstream))
  if (!parsed.success) throw new GatewayError(502, 'UPSTREAM_INVALID')
  const rewrite = (key: string, value: unknown): unknown =>
    endpoint.rewritesLinks && key === 'url' && typeof value === 'string' ? toGatewayLink(value, service, base) : value
  return new Response(JSON.stringify(parsed.data, rewrite), { headers: answerHeaders(upstream, 'application/json') })
}
