import type { Endpoint } from '@/lib/backends/endpoint'
import type { z } from '@/lib/platform/zod/zod'

import type { Call } from './handler'
import { WireError } from './wire-error'

/** Field-to-messages map of a failed parse, in the shape of a 422 answer. */
export function messagesOf(error: z.ZodError): Record<string, string[]> {
  const messages: Record<string, string[]> = {}
  for (const issue of error.issues) {
    const field = issue.path.join('.') || 'error-message'
    messages[field] = [...(messages[field] ?? []), issue.message]
  }
  return messages
}

/** Parses by the schema that the site sends with; refuses anything else with 422, as the backend does. */
export function parseOrRefuse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new WireError(422, { message: messagesOf(parsed.error) })
  return parsed.data
}

/** Query string by its schema. */
export function readQuery<Schema extends z.ZodType>(call: Call, schema: Schema): z.output<Schema> {
  return parseOrRefuse(schema, Object.fromEntries(call.query))
}

const contentTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const

const readers = {
  json: (request: Request): Promise<unknown> => request.json(),
  form: async (request: Request): Promise<unknown> => Object.fromEntries(new URLSearchParams(await request.text())),
  multipart: (request: Request): Promise<unknown> => request.formData(),
} as const

/**
 * The body that an endpoint declares, parsed by its request schema if it has one. Throws `WireError`: another content
 * type is a 415, a body that cannot be read a 400, one that the schema refuses a 422.
 */
export async function readBody({ body: kind, request: schema }: Endpoint, request: Request): Promise<unknown> {
  if (kind === 'none') return undefined
  if (!(request.headers.get('content-type') ?? '').startsWith(contentTypes[kind])) {
    throw new WireError(415, { message: 'Unsupported Media Type' })
  }
  let body: unknown
  try {
    body = await readers[kind](request)
  } catch {
    throw new WireError(400, { message: { 'error-message': [`The body is not ${contentTypes[kind]}`] } })
  }
  return schema ? parseOrRefuse(schema, body) : body
}
