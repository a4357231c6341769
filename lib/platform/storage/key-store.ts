import { createStore, del, get, set } from 'idb-keyval'

/** Stores the key that encrypts drafts: IndexedDB in the browser, memory in tests. */
export interface KeyStore {
  get(): Promise<CryptoKey | null>
  put(key: CryptoKey): Promise<void>
  remove(): Promise<void>
}

/** Renaming any of these would lock visitors out of the drafts on their devices. */
const store = createStore('account-opening', 'keys')
const keyName = 'draft'

/**
 * IndexedDB can hold a key that scripts cannot export (`extractable: false`), so a copy of local storage cannot be
 * decrypted on another device. The promises reject where the browser forbids IndexedDB.
 */
export function indexedDbKeyStore(): KeyStore {
  return {
    async get() {
      const key: unknown = await get(keyName, store)
      return key instanceof CryptoKey ? key : null
    },
    put: async (key) => set(keyName, key, store),
    remove: async () => del(keyName, store),
  }
}
