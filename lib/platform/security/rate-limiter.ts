import { createHmac } from 'node:crypto'

import { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'

import type { RateLimitName, RateLimits } from '@/lib/platform/env/rate-limits'

export type RateLimiter = {
  /** Counts one call; null where it may pass, else the seconds until the next one may. */
  consume(name: string, key: string): Promise<number | null>
}

type Options = {
  readonly limits: RateLimits
  /** Keys are numbers, e-mail addresses and network addresses: only their HMAC is kept. */
  readonly secret: string
  /** Shares the counts between instances; each counts for itself while it cannot be reached. */
  readonly redisUrl?: string
}

/** Limits by name; a name without a limit passes always. */
export function createRateLimiter({ limits, secret, redisUrl }: Options): RateLimiter {
  const redis = redisUrl === undefined ? null : new Redis(redisUrl, { enableOfflineQueue: false })
  // Without a listener a lost connection would end the process; the insurance limiter counts meanwhile.
  redis?.on('error', () => {})
  const limiters = new Map(
    Object.entries(limits).map(([name, { points, seconds }]) => {
      const options = { keyPrefix: `limit:${name as RateLimitName}`, points, duration: seconds }
      const memory = new RateLimiterMemory(options)
      const limiter =
        redis === null ? memory : new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: memory })
      return [name, limiter] as const
    }),
  )
  return {
    async consume(name, key) {
      const limiter = limiters.get(name)
      if (limiter === undefined) return null
      const hidden = createHmac('sha256', secret).update(key.trim().toLowerCase()).digest('base64url')
      try {
        await limiter.consume(hidden)
        return null
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
        throw refusal
      }
    },
  }
}
