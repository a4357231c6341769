import { z } from '@/lib/platform/zod/zod'

import { isServiceName, serviceBases, type ServiceName } from '../http/service'

/**
 * A failure of the next matching calls.
 * `status`: the backend answers `status` (500 by default) with `body` and does nothing.
 * `delay`: it answers `ms` later (1000 by default).
 * `drop`: it does the work, then the connection breaks before the answer: the caller cannot know.
 * `malformed`: it does the work, then answers 200 with `body`, or with its JSON cut in half.
 * `hang`: it does the work and never answers.
 */
export const faultSchema = z.strictObject({
  service: z.string().refine(isServiceName, { error: `one of ${Object.keys(serviceBases).join(', ')}` }),
  method: z.string().toUpperCase().optional(),
  /** Prefix of the path, relative to the service or with its base; every path by default. */
  path: z.string().optional(),
  kind: z.enum(['status', 'delay', 'drop', 'malformed', 'hang']),
  status: z.number().int().min(200).max(599).optional(),
  body: z.unknown().optional(),
  ms: z.number().int().min(0).max(600_000).optional(),
  /** How many calls fail; all until cleared, by default. */
  times: z.number().int().min(1).optional(),
})

export type Fault = z.infer<typeof faultSchema>

interface ActiveFault extends Fault {
  left: number
}

const withSlash = (path: string) => (path.startsWith('/') ? path : `/${path}`)

function matches(fault: Fault, service: ServiceName, method: string, path: string): boolean {
  if (fault.service !== service) return false
  if (fault.method && fault.method !== method) return false
  if (!fault.path) return true
  const prefix = withSlash(fault.path)
  return path.startsWith(prefix) || `${serviceBases[service]}${path}`.startsWith(prefix)
}

/** Faults set by tests. The newest match applies; one with `times` ends when used up. */
export class Faults {
  #active: ActiveFault[] = []
  #release = Promise.withResolvers<void>()

  /** Resolves when faults are cleared, which ends calls that hang. */
  get cleared(): Promise<void> {
    return this.#release.promise
  }

  add(fault: Fault): void {
    this.#active.unshift({ ...fault, left: fault.times ?? Number.POSITIVE_INFINITY })
  }

  take(service: ServiceName, method: string, path: string): Fault | undefined {
    const found = this.#active.find((fault) => matches(fault, service, method, path))
    if (!found) return undefined
    found.left -= 1
    if (found.left <= 0) this.#active = this.#active.filter((fault) => fault !== found)
    return found
  }

  list(): Fault[] {
    return this.#active.map(({ left, ...fault }) => (Number.isFinite(left) ? { ...fault, times: left } : fault))
  }

  clear(): void {
    this.#active = []
    this.#release.resolve()
    this.#release = Promise.withResolvers<void>()
  }
}
