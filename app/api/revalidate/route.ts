import { revalidateTag } from 'next/cache'
import { z } from '@/lib/platform/zod/zod'

import { activeInvalidations } from '@/lib/platform/cache/active-invalidations'
import { isReplayed, rememberUse } from '@/lib/platform/cache/webhook-replays'
import { revalidateSecret } from '@/lib/platform/env/revalidate-secret'
import { log } from '@/lib/platform/log/logger'
import { isGenuineWebhook, replayWindowSeconds } from '@/lib/platform/security/webhook-signature'

/** Cache tags that changed: `menu`, `static-content`, `category:4`, `post:<slug>` … (docs/architecture.md). */
const bodySchema = z.object({ tags: z.array(z.string().min(1).max(256)).min(1).max(100) })

/**
 * The CMS's webhook: `x-timestamp` (seconds) and `x-signature` (lib/platform/security/webhook-signature.ts) over the JSON body.
 * 200 with the tags, 401 when it is not genuine, 409 when it was accepted before, 422 when the body is not understood, 503
 * when the edit cannot be recorded for every instance and for a restart: the CMS should send it again.
 */
export async function POST(request: Request): Promise<Response> {
  const body = await request.text()
  const signature = request.headers.get('x-signature')
  const now = Date.now()
  const seconds = Math.floor(now / 1000)
  if (
    !isGenuineWebhook(revalidateSecret(), { timestamp: request.headers.get('x-timestamp'), signature, body }, seconds)
  ) {
    return answer(401, { error: 'invalid-signature' })
  }
  if (await isReplayed(signature ?? '', now)) return answer(409, { error: 'replayed' })
  const parsed = bodySchema.safeParse(parseJson(body))
  if (!parsed.success) return answer(422, { error: 'invalid-body' })
  try {
    await activeInvalidations()?.record(parsed.data.tags)
  } catch (error) {
    log().error({ error: String(error) }, 'edit not recorded')
    return answer(503, { error: 'not-recorded' })
  }
  await rememberUse(signature ?? '', now, 2 * replayWindowSeconds)
  // Expired at once: the next visitor sees the edit. Should the backend be down, the last good answer is used.
  for (const tag of parsed.data.tags) revalidateTag(tag, { expire: 0 })
  return answer(200, { revalidated: parsed.data.tags })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function answer(status: number, body: object): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
}
