import { redisUrl } from '../env/redis-url.ts'
import { processWide } from '../process/process-wide.ts'
import { connectRedis } from '../redis/connection.ts'

/** Milliseconds after the first call during which the same signature counts as another edit in the same second. */
const sameMomentMs = 2_000

/** Milliseconds that a webhook waits for the memory of the other instances. */
const askMs = 250

const keyOf = (signature: string) => `site:webhook:${signature}`

function connection() {
  return processWide('webhook-replays', () => {
    const url = redisUrl()
    return { redis: url === undefined ? null : connectRedis(url, { name: 'site-webhook', timeoutMs: askMs }) }
  }).redis
}

/** First use of each signature, in milliseconds since 1970, with the time when it may be forgotten. */
const uses = () =>
  processWide('webhook-uses', () => new Map<string, { readonly at: number; readonly forgetAt: number }>())

/**
 * Whether a signed call was accepted before, here or on another instance. Two edits of one resource in one second have the
 * same signature, so a repetition within two seconds is not a replay; it invalidates once more, which is harmless.
 * @param now milliseconds since 1970
 */
export async function isReplayed(signature: string, now: number): Promise<boolean> {
  const at = uses().get(signature)?.at ?? (await usedElsewhere(signature))
  return at !== undefined && now - at > sameMomentMs
}

/** Notes that a call was accepted: only after its edits are recorded, so that a call that failed can be repeated. */
export async function rememberUse(signature: string, now: number, rememberSeconds: number): Promise<void> {
  for (const [old, { forgetAt }] of uses()) if (forgetAt < now) uses().delete(old)
  if (!uses().has(signature)) uses().set(signature, { at: now, forgetAt: now + rememberSeconds * 1000 })
  try {
    await connection()?.set(keyOf(signature), now, 'EX', rememberSeconds, 'NX')
  } catch {
    // This instance knows it; on another one a replay would invalidate what is up to date already.
  }
}

async function usedElsewhere(signature: string): Promise<number | undefined> {
  try {
    const at = await connection()?.get(keyOf(signature))
    return at === null || at === undefined ? undefined : Number(at)
  } catch {
    return undefined
  }
}
