import { localStore } from '@/lib/platform/storage/local-store'

import { createEmitter } from './emitter'

/** A text in local storage, in the form that `useSyncExternalStore` takes. */
export interface PersistentStore {
  /** The text, or null if there is none. */
  readonly get: () => string | null
  readonly set: (text: string | null) => void
  /** Reports changes by this page and by other tabs. */
  readonly subscribe: (listener: () => void) => () => void
}

/**
 * A text kept in local storage under `key`. Where the browser forbids storage or it is full, the text lasts until the
 * visitor leaves the page.
 */
export function createPersistentStore(key: string): PersistentStore {
  const changes = createEmitter()
  /** The text that could not be stored; undefined while storage has the current one. */
  let unstored: string | null | undefined

  return {
    get: () => (unstored === undefined ? (localStore()?.getItem(key) ?? null) : unstored),
    set(text) {
      unstored = write(key, text) ? undefined : text
      changes.emit()
    },
    subscribe(listener) {
      const onStorage = (event: StorageEvent) => {
        if (event.key !== key && event.key !== null) return
        unstored = undefined
        listener()
      }
      const stop = changes.on(listener)
      window.addEventListener('storage', onStorage)
      return () => {
        stop()
        window.removeEventListener('storage', onStorage)
      }
    },
  }
}

/** Whether local storage took the text. */
function write(key: string, text: string | null): boolean {
  const store = localStore()
  if (store === null) return false
  try {
    if (text === null) store.removeItem(key)
    else store.setItem(key, text)
    return true
  } catch {
    return false
  }
}
