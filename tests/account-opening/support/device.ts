import { createDraftStore, type DraftStore } from '@/features/account-opening/draft/draft-store'
import type { KeyStore } from '@/lib/platform/storage/key-store'

/** The storage of one browser: what a page that is loaded anew finds again. */
export function createDevice(now: () => Date) {
  const entries = new Map<string, string>()
  const storage = {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
    removeItem: (name: string) => void entries.delete(name),
  }
  let key: CryptoKey | null = null
  const keys: KeyStore = {
    get: async () => key,
    put: async (given) => {
      key = given
    },
    remove: async () => {
      key = null
    },
  }
  return {
    /** The draft as a tab of this name sees it. */
    openDraft: (tab: string): DraftStore => createDraftStore({ storage, keys, tab, now }),
  }
}
