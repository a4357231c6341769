import { isBuildPhase } from './phase.ts'

/**
 * Address of the Redis that instances share; undefined without one, and while the site is built. Read directly, not through
 * `serverEnv`: Next loads the data cache on its own.
 */
export function redisUrl(): string | undefined {
  return isBuildPhase() ? undefined : process.env.REDIS_URL?.trim() || undefined
}
