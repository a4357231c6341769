import { createHmac } from 'node:crypto'

import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'

import { connectRedis } from '@/lib/platform/redis/connection'
import type { RateLimitName, RateLimits } from '@/lib/platform/env/rate-limits'

export type RateLimiter = {
  /** Counts a call; null if it is allowed, else the seconds until the next one is. */
  consume(name: string, key: string): Promise<number | null>
  /** Takes back one call that was counted. */
  giveBack(name: string, key: string): Promise<void>
}

type Options = {
  readonly limits: RateLimits
  /** Keys are phone numbers, e-mail and network addresses, so only their HMAC is stored. */
  readonly secret: string
  /** Shares the counts between instances; while it is unreachable, each instance counts on its own. */
  readonly redisUrl?: string
}

/** Milliseconds that a call waits for the shared count; it may be counted twice, by address and by recipient. */
const redisMs = 40

/** Limits by name; names without a limit always pass. */
export function createRateLimiter({ limits, secret, redisUrl }: Options): RateLimiter {
  // While Redis is slow or away, the insurance limiter counts.
  const redis = redisUrl === undefined ? null : connectRedis(redisUrl, { name: 'site-limits', timeoutMs: redisMs })
  const limiters = new Map(
    Object.entries(limits).map(([name, { points, seconds }]) => {
      const options = { keyPrefix: `limit:${name as RateLimitName}`, points, duration: seconds }
      const memory = new RateLimiterMemory(options)
      const limiter =
        redis === null ? memory : new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: memory })
      return [name, limiter] as const
    }),
  )
  const hide = (key: string) => createHmac('sha256', secret).update(key).digest('base64url')
  return {
    async giveBack(name, key) {
      await limiters.get(name)?.reward(hide(key))
    },
    async consume(name, key) {
      const limiter = limiters.get(name)
      if (limiter === undefined) return null
      try {
        await limiter.consume(hide(key))
        return null
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
        throw refusal
      }
    },
  }
}
