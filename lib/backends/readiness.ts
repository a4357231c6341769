import { type Service, services } from '@/lib/backends/endpoint'
import { optionalServiceBase } from '@/lib/backends/service-base'
import type { Env } from '@/lib/platform/env/schema'

/** Milliseconds that a probe waits for a backend. */
const timeout = 2000

/** Milliseconds for which what was found is repeated: whoever asks, each backend is probed six times a minute at most. */
const freshFor = 10_000

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

async function findDown(env: Env): Promise<readonly Service[]> {
  const states = await Promise.all(
    services.map(async (service) => {
      const base = optionalServiceBase(env, service)
      return [service, base === null || (await isUp(base))] as const
    }),
  )
  return states.flatMap(([service, up]) => (up ? [] : [service]))
}

/**
 * Which backends do not respond. Callers share one probe, and its result for ten seconds.
 * @param onChange called when the backends that are down are others than before
 */
export class BackendProbe {
  readonly #env: Env
  readonly #onChange: (down: readonly Service[]) => void
  readonly #now: () => number
  #known: { readonly down: readonly Service[]; readonly until: number } | undefined
  #pending: Promise<readonly Service[]> | undefined

  constructor(env: Env, onChange: (down: readonly Service[]) => void, now: () => number = Date.now) {
    this.#env = env
    this.#onChange = onChange
    this.#now = now
  }

  async down(): Promise<readonly Service[]> {
    if (this.#known !== undefined && this.#now() < this.#known.until) return this.#known.down
    this.#pending ??= this.#probe().finally(() => {
      this.#pending = undefined
    })
    return this.#pending
  }

  async #probe(): Promise<readonly Service[]> {
    const down = await findDown(this.#env)
    if (down.join() !== (this.#known?.down ?? []).join()) this.#onChange(down)
    this.#known = { down, until: this.#now() + freshFor }
    return down
  }
}
