import { expect, test } from 'vitest'

import { allProofs } from '@/tests/factories/application-proofs'

import { draftLifetimeMs, signedLifetimeMs, type Draft } from './draft'
import { createDraftStore } from './draft-store'
import type { KeyStore } from '@/lib/platform/storage/key-store'
import { draftKey } from '@/lib/domain/account-opening/sealed-draft'

const draft: Draft = {
  version: 1,
  applicationId: '7e6cba4e-63c5-4f7c-8a0e-5f1d2f0f5a01',
  data: { mobile: '0912345678', fullName: 'NGUYỄN THỊ MẪU' },
  proofs: { contact: allProofs.contact },
  screen: 'sms-otp',
  returnToReview: false,
  transactions: {},
  campaign: { source: 'momo' },
  savedAt: '2026-11-20T03:42:00.000Z',
}

function memoryKeys(): KeyStore & { current: () => CryptoKey | null } {
  let kept: CryptoKey | null = null
  return {
    get: async () => kept,
    put: async (key) => {
      kept = key
    },
    remove: async () => {
      kept = null
    },
    current: () => kept,
  }
}

function memoryStorage() {
  const entries = new Map<string, string>()
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }
}

function device(nowIso = '2026-11-20T03:42:00.000Z') {
  const clock = { now: new Date(nowIso) }
  const storage = memoryStorage()
  const keys = memoryKeys()
  const open = (tab = 'tab-1') => createDraftStore({ storage, keys, tab, now: () => clock.now })
  return { clock, storage, keys, open }
}

test('reads a saved draft after a reload', async () => {
  const { open } = device()
  await expect(open().save(draft)).resolves.toEqual({ kind: 'saved', at: draft.savedAt })
  await expect(open('tab-2').read()).resolves.toEqual({ kind: 'found', draft })
})

test('stores no personal data in plain text, under a key that cannot be exported', async () => {
  const { open, storage, keys } = device()
  await open().save(draft)
  const stored = [...storage.entries.values()].join('')
  expect(stored).not.toContain('0912345678')
  expect(stored).not.toContain('NGUY')
  expect(keys.current()?.extractable).toBe(false)
})

test('encrypts the same draft differently each time', async () => {
  const { open, storage } = device()
  await open().save(draft)
  const first = storage.getItem(draftKey)
  await open().save(draft)
  expect(storage.getItem(draftKey)).not.toBe(first)
})

test('keeps the last of several quick saves', async () => {
  const { open } = device()
  const store = open()
  await Promise.all(['a', 'b', 'c'].map((street) => store.save({ ...draft, data: { street } })))
  await expect(store.read()).resolves.toMatchObject({ draft: { data: { street: 'c' } } })
})

test('drafts expire after a week, signed ones after a day, and are then deleted', async () => {
  for (const [proofs, lifetime] of [
    [draft.proofs, draftLifetimeMs],
    [allProofs, signedLifetimeMs],
  ] as const) {
    const { clock, open, storage } = device()
    await open().save({ ...draft, proofs })
    clock.now = new Date(clock.now.getTime() + lifetime - 1)
    await expect(open().read()).resolves.toMatchObject({ kind: 'found' })
    clock.now = new Date(clock.now.getTime() + 1)
    await expect(open().read()).resolves.toEqual({ kind: 'expired' })
    expect(storage.entries.size).toBe(0)
  }
})

test('deletes draft and key, and a pending save does not restore them', async () => {
  const { open, storage, keys } = device()
  const store = open()
  const saving = store.save(draft)
  await store.remove()
  await saving
  expect(storage.entries.size).toBe(0)
  expect(keys.current()).toBeNull()
  await expect(store.read()).resolves.toEqual({ kind: 'none' })
})

test('a draft without its key, or one that was tampered with, is unreadable, not missing', async () => {
  const lost = device()
  await lost.open().save(draft)
  await lost.keys.remove()
  await expect(lost.open().read()).resolves.toEqual({ kind: 'unreadable' })

  const tampered = device()
  await tampered.open().save(draft)
  const sealed: { ciphertext: string } = JSON.parse(tampered.storage.getItem(draftKey) ?? '{}')
  const flipped = sealed.ciphertext.startsWith('A') ? 'B' : 'A'
  tampered.storage.setItem(draftKey, JSON.stringify({ ...sealed, ciphertext: flipped + sealed.ciphertext.slice(1) }))
  await expect(tampered.open().read()).resolves.toEqual({ kind: 'unreadable' })
})

test('ignores foreign text under the storage key', async () => {
  const { open, storage } = device()
  for (const text of ['{', 'null', '[]', '{"step":1}']) {
    storage.setItem(draftKey, text)
    await expect(open().read()).resolves.toEqual({ kind: 'none' })
  }
})

test('distinguishes full from blocked storage, and recovers with the next save', async () => {
  const { storage, keys, clock } = device()
  let error: DOMException | null = new DOMException('no room', 'QuotaExceededError')
  const failing = {
    ...storage,
    setItem: (key: string, value: string) => {
      if (error !== null) throw error
      storage.setItem(key, value)
    },
  }
  const store = createDraftStore({ storage: failing, keys, tab: 'tab-1', now: () => clock.now })
  await expect(store.save(draft)).resolves.toEqual({ kind: 'failed', reason: 'full' })
  error = new DOMException('denied', 'SecurityError')
  await expect(store.save(draft)).resolves.toEqual({ kind: 'failed', reason: 'blocked' })
  error = null
  await expect(store.save(draft)).resolves.toMatchObject({ kind: 'saved' })
})

test('reports a browser without a key store as blocked', async () => {
  const { storage, clock } = device()
  const keys: KeyStore = {
    get: () => Promise.reject(new DOMException('private window', 'InvalidStateError')),
    put: () => Promise.reject(new DOMException('private window', 'InvalidStateError')),
    remove: () => Promise.resolve(),
  }
  const store = createDraftStore({ storage, keys, tab: 'tab-1', now: () => clock.now })
  await expect(store.save(draft)).resolves.toEqual({ kind: 'failed', reason: 'blocked' })
})

test('a save under way does not overwrite the draft that another tab took over', async () => {
  const { open, clock, storage, keys } = device()
  await open().save(draft)
  const taken = Promise.withResolvers<void>()
  const slowKeys = {
    ...keys,
    get: async () => {
      await taken.promise
      return keys.get()
    },
  }
  const first = createDraftStore({ storage, keys: slowKeys, tab: 'tab-1', now: () => clock.now })
  const second = open('tab-2')
  const late = first.save({ ...draft, screen: 'contact' })
  await second.save({ ...draft, screen: 'email-otp' })
  first.release()
  taken.resolve()
  await late
  await expect(second.read()).resolves.toMatchObject({ draft: { screen: 'email-otp' } })
})
