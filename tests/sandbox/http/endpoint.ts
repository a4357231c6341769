import type { z } from '@/lib/platform/zod/zod'

import type { WireLocale } from '@/lib/platform/i18n/locales'

import type { Sandbox } from '../sandbox-state'
import type { ServiceName } from './service'
import { WireError } from './wire-error'

/** One request as an endpoint sees it. */
export interface Call {
  readonly request: Request
  readonly url: URL
  readonly query: URLSearchParams
  readonly params: Readonly<Record<string, string>>
  readonly headers: Headers
  /** Of the `locale` header or, for the news API, of the query; `vi` where the caller names none. */
  readonly locale: WireLocale
}

export type Answer = (call: Call, sandbox: Sandbox) => Response | Promise<Response>
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** One call of one backend; `path` is relative to the service's base and may hold `:params`. */
export interface Endpoint {
  readonly service: ServiceName
  readonly method: Method
  readonly path: string
  readonly answer: Answer
}

/** Endpoint builders of one service. */
export function endpointsOf(service: ServiceName) {
  const make = (method: Method) => (path: string, answer: Answer) => ({ service, method, path, answer })
  return { get: make('GET'), post: make('POST'), put: make('PUT') } satisfies Record<string, unknown>
}

/**
 * An answer that the site's own schema accepts. A sandbox answer that the schema refuses is a bug here, so it throws.
 */
export function answer<Schema extends z.ZodType>(schema: Schema, body: z.input<Schema>, status = 200): Response {
  schema.parse(body)
  return Response.json(body, { status })
}

/** Field-to-messages map of a failed parse, in the shape of a 422 answer. */
export function messagesOf(error: z.ZodError): Record<string, string[]> {
  const messages: Record<string, string[]> = {}
  for (const issue of error.issues) {
    const field = issue.path.join('.') || 'error-message'
    messages[field] = [...(messages[field] ?? []), issue.message]
  }
  return messages
}

/** Parses by the schema that the site sends with; what does not fit is refused as the backend does, with 422. */
export function parseOrRefuse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new WireError(422, { message: messagesOf(parsed.error) })
  return parsed.data
}

/** JSON body by its schema. Not JSON is a 400, another content type a 415. */
export async function readJson<Schema extends z.ZodType>(call: Call, schema: Schema): Promise<z.output<Schema>> {
  if (!(call.headers.get('content-type') ?? '').startsWith('application/json')) {
    throw new WireError(415, { message: 'Unsupported Media Type' })
  }
  let body: unknown
  try {
    body = await call.request.json()
  } catch {
    throw new WireError(400, { message: { 'error-message': ['The body is not JSON'] } })
  }
  return parseOrRefuse(schema, body)
}

/** Query string by its schema. */
export function readQuery<Schema extends z.ZodType>(call: Call, schema: Schema): z.output<Schema> {
  return parseOrRefuse(schema, Object.fromEntries(call.query))
}

/** Multipart form. Another content type is a 415, a broken form a 400. */
export async function readForm(call: Call): Promise<FormData> {
  if (!(call.headers.get('content-type') ?? '').startsWith('multipart/form-data')) {
    throw new WireError(415, { message: 'Unsupported Media Type' })
  }
  try {
    return await call.request.formData()
  } catch {
    throw new WireError(400, { message: { 'error-message': ['The form cannot be read'] } })
  }
}
