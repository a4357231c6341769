import type { Page } from '@playwright/test'

import { createDraftStore } from '@/features/account-opening/draft/draft-store'
import { OpeningCookie } from '@/lib/backends/gateway/opening-cookie'
import { sandboxSecrets } from '../../../scripts/lib/sandbox-environment.mjs'
import type { Seed } from './seeded-draft'
import { draftKey } from '@/lib/domain/account-opening/sealed-draft'

const { subtle } = globalThis.crypto

/**
 * Puts a draft into a browser as the wizard would have left it: its key in IndexedDB, sealed by the wizard's own store, and
 * the cookie with what the gateway confirmed for it.
 * @param now the clock of the browser and of the site
 */
export async function seedDraft(page: Page, { draft, opening }: Seed, now = () => new Date()): Promise<void> {
  const key = await subtle.generateKey({ name: 'AES-GCM', length: 256 }, true, ['encrypt', 'decrypt'])
  const entries = new Map<string, string>()
  const store = createDraftStore({
    storage: {
      getItem: (name) => entries.get(name) ?? null,
      setItem: (name, value) => void entries.set(name, value),
      removeItem: (name) => void entries.delete(name),
    },
    keys: { get: async () => key, put: async () => undefined, remove: async () => undefined },
    tab: 'seed',
    now,
  })
  const saved = await store.save(draft)
  if (saved.kind !== 'saved') throw new Error(`the draft could not be sealed: ${saved.reason}`)
  // Any document of the site's origin has the wizard's storage. This one has nothing to load.
  const blank = '/seed-draft'
  await page.route(blank, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>seed</title><link rel="icon" href="data:,">',
    }),
  )
  await page.goto(blank)
  await page.unroute(blank)
  const cookie = new OpeningCookie({ secrets: [sandboxSecrets.OPENING_SECRET], isSecure: false })
  const [, name = '', value = ''] = /^(\w+)=([^;]+)/.exec(await cookie.seal(opening, now())) ?? []
  const { origin: url } = new URL(page.url())
  await page.context().addCookies([{ name, value, url, httpOnly: true, sameSite: 'Strict' }])
  await page.evaluate(putAway, {
    name: draftKey,
    text: entries.get(draftKey) ?? '',
    key: [...new Uint8Array(await subtle.exportKey('raw', key))],
  })
}

/** Runs in the page. The names are those of lib/platform/storage/key-store.ts; with others the draft could not be read. */
async function putAway({ name, text, key }: { name: string; text: string; key: number[] }): Promise<void> {
  const imported = await crypto.subtle.importKey('raw', new Uint8Array(key), 'AES-GCM', false, ['encrypt', 'decrypt'])
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('account-opening', 1)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore('keys'))
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(new Error('IndexedDB')))
  })
  await new Promise<void>((resolve, reject) => {
    const transaction = database.transaction('keys', 'readwrite')
    transaction.objectStore('keys').put(imported, 'draft')
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('error', () => reject(new Error('IndexedDB')))
  })
  database.close()
  localStorage.setItem(name, text)
}
