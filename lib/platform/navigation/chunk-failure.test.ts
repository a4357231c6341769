import { expect, test, vi } from 'vitest'

import { isChunkFailure, reloadOnce } from './chunk-failure'

function session(entries: Record<string, string> = {}) {
  return {
    getItem: (key: string) => entries[key] ?? null,
    setItem: (key: string, value: string) => {
      entries[key] = value
    },
  }
}

test.each([
  [
    Object.assign(new Error('Failed to load chunk /_next/static/chunks/a.js from module 7'), {
      name: 'ChunkLoadError',
    }),
  ],
  [new Error('Loading chunk 12 failed.')],
  [new TypeError('Failed to fetch dynamically imported module: https://songngan.example/_next/a.js')],
  [new TypeError('Importing a module script failed.')],
])('%s is a chunk failure', (error) => {
  expect(isChunkFailure(error)).toBe(true)
})

test.each([[new TypeError('Failed to fetch')], [new Error('chunk')], ['ChunkLoadError'], [undefined]])(
  '%s is not a chunk failure',
  (error) => {
    expect(isChunkFailure(error)).toBe(false)
  },
)

test('reloads once, and again only after a minute', () => {
  const reload = vi.fn<() => void>()
  const tab = session()
  expect(reloadOnce(tab, 1_000_000, reload)).toBe(true)
  expect(reloadOnce(tab, 1_059_000, reload)).toBe(false)
  expect(reloadOnce(tab, 1_061_000, reload)).toBe(true)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('does not reload where the reload cannot be recorded', () => {
  const reload = vi.fn<() => void>()
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  expect(reloadOnce(full, 0, reload)).toBe(false)
  expect(reloadOnce(null, 0, reload)).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})
