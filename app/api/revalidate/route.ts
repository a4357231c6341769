import { revalidateTag } from 'next/cache'
import { z } from '@/lib/platform/zod/zod'

import { parseJson, readText } from '@/lib/platform/http/read-text'
import { previousRevalidateSecret, revalidateSecret } from '@/lib/platform/env/revalidate-secret'
import { isGenuineWebhook, replayWindowSeconds } from '@/lib/platform/security/webhook-signature'

/** Cache tags that changed: `menu`, `static-content`, `category:4`, `post:<slug>` … (docs/architecture.md). */
const bodySchema = z.object({ tags: z.array(z.string().min(1).max(256)).min(1).max(100) })

/** A hundred tags of 256 characters. Read before the signature is checked, so strangers can send as much. */
const bounds = { maxBytes: 128 * 1024, maxMs: 15_000 }

const statusOfProblem = { 'too-large': 413, 'too-slow': 408, incomplete: 400, 'not-utf8': 400 } as const

/** Signatures seen within the replay window, with the second they may be forgotten. */
const seen = new Map<string, number>()

/**
 * The CMS's webhook: `x-timestamp` (seconds) and `x-signature` (lib/platform/security/webhook-signature.ts) over the JSON body.
 * 200 with the tags, 413 when the body is too large, 401 when it is not genuine, 409 when it was seen before, 422 when the body is not understood.
 */
export async function POST(request: Request): Promise<Response> {
  const read = await readText(request.body, bounds)
  if (!read.ok) return answer(statusOfProblem[read.error], { error: read.error })
  const body = read.value
  const signature = request.headers.get('x-signature')
  const now = Math.floor(Date.now() / 1000)
  const call = { timestamp: request.headers.get('x-timestamp'), signature, body }
  const secrets = [revalidateSecret(), previousRevalidateSecret()].filter((secret) => secret !== null)
  if (!secrets.some((secret) => isGenuineWebhook(secret, call, now))) {
    return answer(401, { error: 'invalid-signature' })
  }
  if (isReplay(signature ?? '', now)) return answer(409, { error: 'replayed' })
  const parsed = bodySchema.safeParse(parseJson(body))
  if (!parsed.success) return answer(422, { error: 'invalid-body' })
  // Expired at once: the next visitor sees the edit. Should the backend be down, the last good answer is used.
  for (const tag of parsed.data.tags) revalidateTag(tag, { expire: 0 })
  return answer(200, { revalidated: parsed.data.tags })
}

function isReplay(signature: string, now: number): boolean {
  for (const [old, forgetAt] of seen) if (forgetAt < now) seen.delete(old)
  if (seen.has(signature)) return true
  seen.set(signature, now + 2 * replayWindowSeconds)
  return false
}

function answer(status: number, body: object): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
}
