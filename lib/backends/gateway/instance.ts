import 'server-only'

import { serverEnv } from '@/lib/platform/env/server'
import { log } from '@/lib/platform/log/logger'
import { count, observe } from '@/lib/platform/telemetry/metrics'
import { createRateLimiter, type RateLimiter } from '@/lib/platform/security/rate-limiter'

import type { GatewayDependencies, GatewayReport } from './gateway'
import { createHandoffBox, type HandoffBox } from './handoff-box'
import { IdentityTokens } from './identity-token'
import { openingCookie } from './opening-cookie'
import { UploadSlots } from './upload-slots'

/** Counts a call and writes its line to the log. */
export function reportCall(call: GatewayReport): void {
  const { service, path, status, code } = call
  count('gateway.calls', { service, path, status })
  if (code === 'BUSY') count('gateway.uploads_refused')
  if (call.status >= 500) log().error(call, 'gateway call failed')
  else if (call.status >= 400) log().info(call, 'gateway call rejected')
  else log().debug(call, 'gateway call')
}

/** Counts refusals by the name of the limit. */
function counted(limiter: RateLimiter): RateLimiter {
  return {
    giveBack: async (name, key) => limiter.giveBack(name, key),
    async consume(name, key) {
      const seconds = await limiter.consume(name, key)
      if (seconds !== null) count('gateway.limited', { limit: name })
      return seconds
    },
  }
}

let dependencies: GatewayDependencies | undefined

/** Created once per process: the rate-limit counters and the bearer token live as long as the process. */
export function gatewayDependencies(): GatewayDependencies {
  if (dependencies !== undefined) return dependencies
  const env = serverEnv()
  const tokens = new IdentityTokens({
    baseUrl: env.IDENTITY_API_URL,
    clientId: env.IDENTITY_CLIENT_ID,
    clientSecret: env.IDENTITY_CLIENT_SECRET,
  })
  const limiter = createRateLimiter({
    limits: env.RATE_LIMITS,
    secret: env.REVALIDATE_SECRET,
    ...(env.REDIS_URL !== undefined && { redisUrl: env.REDIS_URL }),
  })
  const uploads = new UploadSlots(env.MAX_UPLOADS)
  observe('gateway.uploads', 'Uploads under way', () => uploads.taken)
  const cookie = openingCookie(env)
  dependencies = { env, tokens, limiter: counted(limiter), uploads, cookie, report: reportCall }
  return dependencies
}

let box: HandoffBox | undefined

/** The same, with the one letter box of the process. */
export function handoffDependencies() {
  const { env, limiter, cookie, report } = gatewayDependencies()
  box ??= createHandoffBox(env.REDIS_URL)
  return { env, limiter, cookie, report, box }
}
