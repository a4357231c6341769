// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { draftKey } from '@/lib/domain/account-opening/sealed-draft'
import type { ThirdParty } from '@/lib/platform/third-parties/third-party'

const analytics: ThirdParty = { name: 'analytics', purpose: 'analytics', id: 'x', url: 'https://third.example/a.js' }

const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src)

/** A new document: what was loaded before is forgotten. */
async function load(reload = vi.fn<() => void>()) {
  vi.resetModules()
  const { loadThirdParties } = await import('./load-third-parties')
  loadThirdParties([analytics], reload)
  return reload
}

beforeEach(() => {
  document.head.replaceChildren()
})

afterEach(() => {
  window.localStorage.clear()
  vi.restoreAllMocks()
})

test('loads what has consent', async () => {
  await load()
  expect(scripts()).toEqual(['https://third.example/a.js?id=x'])
})

test('loads nothing while an application is kept on this device', async () => {
  window.localStorage.setItem(draftKey, '{}')
  await load()
  expect(scripts()).toEqual([])
})

test.each([
  ['another tab begins an application', () => new StorageEvent('storage', { key: draftKey, newValue: '{}' }), 1],
  ['another tab deletes one', () => new StorageEvent('storage', { key: draftKey, newValue: null }), 0],
  ['another tab stores something else', () => new StorageEvent('storage', { key: 'theme', newValue: 'dark' }), 0],
] as const)('when %s, the page is loaded again %#', async (_, event, times) => {
  const reload = await load()
  window.dispatchEvent(event())
  expect(reload).toHaveBeenCalledTimes(times)
})
