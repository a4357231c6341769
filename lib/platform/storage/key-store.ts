/** Where the key of the draft rests: IndexedDB in the browser, memory in tests. */
export interface KeyStore {
  get(): Promise<CryptoKey | null>
  put(key: CryptoKey): Promise<void>
  remove(): Promise<void>
}

const databaseName = 'account-opening'
const storeName = 'keys'
const keyName = 'draft'

/**
 * IndexedDB can hold a key that no script can read out (`extractable: false`): what leaves the device with a copy of
 * local storage cannot be opened elsewhere.
 */
export function indexedDbKeyStore(databases: IDBFactory): KeyStore {
  async function inStore<Value>(mode: IDBTransactionMode, use: (store: IDBObjectStore) => IDBRequest<Value>) {
    const database = await settled(openDatabase(databases))
    try {
      return await settled(use(database.transaction(storeName, mode).objectStore(storeName)))
    } finally {
      database.close()
    }
  }
  return {
    async get() {
      const key = await inStore<unknown>('readonly', (store) => store.get(keyName))
      return key instanceof CryptoKey ? key : null
    },
    async put(key) {
      await inStore('readwrite', (store) => store.put(key, keyName))
    },
    async remove() {
      await inStore('readwrite', (store) => store.delete(keyName))
    },
  }
}

function openDatabase(databases: IDBFactory): IDBOpenDBRequest {
  const request = databases.open(databaseName, 1)
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(storeName)
  })
  return request
}

function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => {
      resolve(request.result)
    })
    request.addEventListener('error', () => {
      reject(request.error ?? new Error('IndexedDB request failed'))
    })
  })
}
