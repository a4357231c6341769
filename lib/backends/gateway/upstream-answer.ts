import { errorBodySchema } from '@/lib/backends/wire'
import { parseJson, readText } from '@/lib/platform/http/read-text'

import type { AllowedCall } from './allow-list'
import { GatewayError } from './gateway-error'

/** Limit for JSON of a backend; the longest is a page of a hundred articles. */
const maxJsonAnswerBytes = 8 * 1024 * 1024

/** Rewrites a link below the base of a service, absolute or relative, to the gateway; leaves other links alone. */
export function toGatewayLink(link: string, service: string, base: string): string {
  const url = URL.parse(link, `${base}/`)
  return url?.href.startsWith(`${base}/`) ? `/api/gateway/${service}/${url.href.slice(base.length + 1)}` : link
}

/** The inverse of `toGatewayLink`. */
export function toBackendLink(link: string, service: string, base: string): string {
  const gatewayPrefix = `/api/gateway/${service}/`
  return link.startsWith(gatewayPrefix) ? `${base}/${link.slice(gatewayPrefix.length)}` : link
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
  const text = await readText(upstream.body, { maxBytes: maxJsonAnswerBytes })
  return text.ok ? parseJson(text.value) : undefined
}

/** Characters of a sentence for visitors. */
const maxMessageLength = 200

/** Signs of a text for developers: markup, code, paths, addresses, stack traces, database errors. */
const technical = /[<>{}[\]\\|=;`]|\w\/\w|::|https?:|\bat \w+\.|exception|sql|stack|\d{1,3}(?:\.\d{1,3}){3}/i

/**
 * The message of a 5xx, if it is one sentence for people (docs/specification.md#failures F6): one line of plain text
 * without a sign of technical detail. A 500 has the fixed text "Something wrong".
 */
function visitorMessage(body: unknown, status: number): string | null {
  const parsed = errorBodySchema.safeParse(body)
  const message = parsed.success && typeof parsed.data.message === 'string' ? parsed.data.message.trim() : ''
  if (status === 500 || message === '' || message.length > maxMessageLength) return null
  return /[\r\n]/.test(message) || technical.test(message) ? null : message
}

/** An error of the backend, reduced to code, messages and numbers. */
async function errorAnswer(upstream: Response): Promise<Response> {
  const body = errorBodySchema.safeParse(await readAnswer(upstream))
  const headers = answerHeaders(upstream, 'application/json')
  return new Response(JSON.stringify(body.success ? body.data : {}), { status: upstream.status, headers })
}

/** The response for the browser, and the backend's own answer where it is JSON as declared. */
interface BrowserAnswer {
  readonly response: Response
  readonly answer?: unknown
}

/**
 * The response for the browser: the declared fields of a success, the declared error of a 4xx, of a 5xx its status and a
 * message that is fit for visitors. Drops all headers of the backend but content type and `Retry-After`.
 * @throws GatewayError 502 for a response that violates the contract
 */
export async function toBrowserAnswer(upstream: Response, call: AllowedCall, base: string): Promise<BrowserAnswer> {
  const { endpoint, service } = call
  if (upstream.status >= 500) {
    const message = visitorMessage(await readAnswer(upstream), upstream.status)
    const body = JSON.stringify(message === null ? {} : { message })
    const headers = answerHeaders(upstream, 'application/json')
    return { response: new Response(body, { status: upstream.status, headers }) }
  }
  if (upstream.status >= 400) return { response: await errorAnswer(upstream) }
  if (!upstream.ok) throw new GatewayError(502, 'UPSTREAM_INVALID')
  if (endpoint.response === 'pdf') return { response: pdfAnswer(upstream) }
  const parsed = endpoint.response.safeParse(await readAnswer(upstream))
  if (!parsed.success) throw new GatewayError(502, 'UPSTREAM_INVALID')
  const rewrite = (key: string, value: unknown): unknown =>
    endpoint.rewritesLinks && key === 'url' && typeof value === 'string' ? toGatewayLink(value, service, base) : value
  const body = JSON.stringify(parsed.data, rewrite)
  return {
    response: new Response(body, { headers: answerHeaders(upstream, 'application/json') }),
    answer: parsed.data,
  }
}
