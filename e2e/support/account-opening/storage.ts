import type { Page } from '@playwright/test'

/** Everything that a page has stored in its browser, as text, by place. */
export async function storedBy(page: Page): Promise<Readonly<Record<string, string>>> {
  const inPage = await page.evaluate(async () => {
    const settled = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(new Error('IndexedDB')))
      })
    const databases: unknown[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name))
      for (const store of database.objectStoreNames) {
        const entries = await settled(database.transaction(store).objectStore(store).getAll())
        // A key that cannot be exported shows only its class.
        databases.push(
          name,
          store,
          entries.map((entry) => (entry instanceof CryptoKey ? 'CryptoKey' : entry)),
        )
      }
      database.close()
    }
    const cached: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        cached.push(request.url, (await (await cache.match(request))?.text()) ?? '')
      }
    }
    return {
      'local storage': JSON.stringify(Object.entries(localStorage)),
      'session storage': JSON.stringify(Object.entries(sessionStorage)),
      IndexedDB: JSON.stringify(databases),
      caches: cached.join('\n'),
      cookies: document.cookie,
      'history state': JSON.stringify(history.state),
      address: location.href,
      'window name': window.name,
    }
  })
  return { ...inPage, 'all cookies': JSON.stringify(await page.context().cookies()) }
}
