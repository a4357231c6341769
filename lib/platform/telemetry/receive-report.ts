import type { z } from '@/lib/platform/zod/zod'

import { parseJson, readText } from '@/lib/platform/http/read-text'

/** A report of a browser is short, and sent at once. */
const bounds = { maxBytes: 16 * 1024, maxMs: 5000 }

/** Seconds until the next report of an address is counted; null: it is now. */
type Limit = () => Promise<number | null>

const answer = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } })

/**
 * Receives what browsers report of themselves: 204, or 429 beyond the limit, 413, 408 or 400 for a body that cannot be
 * read, 422 for another shape.
 */
export async function receiveReport<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  limit: Limit,
  onReport: (report: z.output<Schema>) => void,
): Promise<Response> {
  const seconds = await limit()
  if (seconds !== null) return answer(429, { 'retry-after': String(seconds) })
  const text = await readText(request.body, bounds)
  if (!text.ok) {
    const statuses = { 'too-large': 413, 'too-slow': 408, incomplete: 400, 'not-utf8': 400 } as const
    return answer(statuses[text.error], text.error === 'too-slow' ? { connection: 'close' } : {})
  }
  const parsed = schema.safeParse(parseJson(text.value))
  if (!parsed.success) return answer(422)
  onReport(parsed.data)
  return answer(204)
}
