/**
 * How long rendered content lives, in seconds. A page lives as long as the shortest-lived resource on it. `expire` under
 * five minutes or `stale` under thirty seconds would make a page dynamic (Next manual, `ensureStatic`).
 */
export const cacheProfiles = {
  /** What the CMS published: its webhook invalidates it, this is the net below. Shown stale for up to a year. */
  content: { stale: 300, revalidate: 900, expire: 31_536_000 },
  /** An address that does not exist: it may be published any moment. */
  absent: { stale: 30, revalidate: 60, expire: 300 },
  /** A page with a part missing because a backend failed: rendered again soon. */
  degraded: { stale: 30, revalidate: 30, expire: 3_600 },
} as const
