import { err } from '@/lib/platform/result/result'

import type { ApplicationApi } from '../api/application-api'

/**
 * The calls of account opening, whose code (http client, schemas of every answer) is loaded with the first of them: nobody
 * who only looks at the first screen pays for it. Code that cannot be loaded is a network that cannot be reached; the next
 * call tries again.
 */
export function createLazyApplicationApi(load: () => Promise<ApplicationApi>): ApplicationApi {
  let loading: Promise<ApplicationApi> | null = null

  async function loaded(): Promise<ApplicationApi | null> {
    loading ??= load()
    try {
      return await loading
    } catch {
      loading = null
      return null
    }
  }

  type AnyCall = (...given: readonly unknown[]) => Promise<unknown>
  return new Proxy({} as ApplicationApi, {
    get: (_, name: keyof ApplicationApi): AnyCall => {
      return async (...given) => {
        const api = await loaded()
        // Every call of `ApplicationApi` answers with a promise of a `Result`.
        return api === null ? err({ kind: 'network' }) : (api[name] as AnyCall)(...given)
      }
    },
  })
}
