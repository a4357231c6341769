import { sessionStore } from '@/lib/platform/storage/session-store'

import { isChunkFailure, reloadOnce } from './chunk-failure'

/** Milliseconds that a reload may take to replace the page before the caller is told. */
const leavingMilliseconds = 10_000

/** What `loadCode` does to the page; replaced in tests. */
export interface PageControl {
  readonly isOnline: () => boolean
  readonly reload: () => void
}

const page: PageControl = {
  isOnline: () => navigator.onLine,
  reload: () => {
    window.location.reload()
  },
}

/**
 * Loads code of the page, which every event handler and every lazy component does through this function. Code that does not
 * arrive although there is a connection belongs to a release that is gone: the page reloads, at most once a minute
 * (docs/specification.md#failures F13). The promise stays pending meanwhile, so that nothing flashes.
 * @throws the failure where the page is offline, was just reloaded, or is not replaced in time
 */
export async function loadCode<Module>(load: () => Promise<Module>, { isOnline, reload } = page): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    if (isChunkFailure(error) && isOnline() && reloadOnce(sessionStore(), Date.now(), reload)) {
      await new Promise((resolve) => {
        setTimeout(resolve, leavingMilliseconds)
      })
    }
    throw error
  }
}
