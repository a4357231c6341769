import { type Service, services } from '@/lib/backends/endpoint'
import { serviceBase } from '@/lib/backends/service-base'
import type { Env } from '@/lib/platform/env/schema'

/** Milliseconds that a probe waits for a backend. */
const timeout = 2000

/** Up means that the address responds in time with any status below 500. */
async function isUp(url: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(timeout)
    const answer = await fetch(url, { method: 'HEAD', signal, cache: 'no-store', redirect: 'manual' })
    return answer.status < 500
  } catch {
    return false
  }
}

/** Which backends respond. For operators only: the site is ready without them, because it serves cached pages. */
export async function probeBackends(env: Env): Promise<Readonly<Record<Service, 'up' | 'down'>>> {
  const states = await Promise.all(
    services.map(async (service) => [service, (await isUp(serviceBase(env, service))) ? 'up' : 'down'] as const),
  )
  return Object.fromEntries(states) as Record<Service, 'up' | 'down'>
}
