// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createPersistentStore } from './persistent-store'

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

test('stores, reports and removes a text', () => {
  const store = createPersistentStore('choice')
  const listener = vi.fn<() => void>()
  const stop = store.subscribe(listener)
  expect(store.get()).toBeNull()
  store.set('a')
  expect(localStorage.getItem('choice')).toBe('a')
  expect(createPersistentStore('choice').get()).toBe('a')
  store.set(null)
  expect(localStorage.getItem('choice')).toBeNull()
  expect(store.get()).toBeNull()
  stop()
  store.set('b')
  expect(listener).toHaveBeenCalledTimes(2)
})

test('keeps the text on the page while storage is full', () => {
  localStorage.setItem('choice', 'old')
  const store = createPersistentStore('choice')
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  store.set('new')
  expect(store.get()).toBe('new')
  full.mockRestore()
  store.set('newer')
  expect(localStorage.getItem('choice')).toBe('newer')
})

test('keeps the text on the page where storage is forbidden', () => {
  const store = createPersistentStore('choice')
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(store.get()).toBeNull()
  store.set('a')
  expect(store.get()).toBe('a')
})

test('reports changes by other tabs, of its own key only', () => {
  const store = createPersistentStore('choice')
  const listener = vi.fn<() => void>()
  const stop = store.subscribe(listener)
  localStorage.setItem('choice', 'theirs')
  window.dispatchEvent(new StorageEvent('storage', { key: 'another' }))
  expect(listener).not.toHaveBeenCalled()
  window.dispatchEvent(new StorageEvent('storage', { key: 'choice' }))
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(listener).toHaveBeenCalledTimes(2)
  expect(store.get()).toBe('theirs')
  stop()
  window.dispatchEvent(new StorageEvent('storage', { key: 'choice' }))
  expect(listener).toHaveBeenCalledTimes(2)
})
