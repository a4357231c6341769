import { err } from '@/lib/platform/result/result'

import type { ApplicationApi } from '../api/application-api'

/**
 * The backends' API, with its code (http client, schemas of every response) loaded at the first call, which keeps it out of
 * the first screen. If the code cannot be loaded, the call fails as `network`, and the next one tries again.
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
    get: (_, name: keyof ApplicationApi | 'then'): AnyCall | undefined => {
      // With a `then` it would be a promise to `await`, one that never settles.
      if (name === 'then') return undefined
      return async (...given) => {
        const api = await loaded()
        // Every call of `ApplicationApi` answers with a promise of a `Result`.
        return api === null ? err({ kind: 'network' }) : (api[name] as AnyCall)(...given)
      }
    },
  })
}
