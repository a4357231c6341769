// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'

import { loadCode } from './load-code'

const gone = Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' })
const reload = vi.fn<() => void>()
const online = { isOnline: () => true, reload }

beforeEach(() => {
  window.sessionStorage.clear()
  reload.mockClear()
})

it('gives what was loaded', async () => {
  expect(await loadCode(async () => 7, online)).toBe(7)
})

it('reloads the page for code that is gone, and waits for the new page', async () => {
  vi.useFakeTimers()
  const settled = vi.fn<() => void>()
  const loading = loadCode(() => Promise.reject(gone), online).catch(settled)
  await vi.advanceTimersByTimeAsync(9_000)
  expect(reload).toHaveBeenCalledOnce()
  expect(settled).not.toHaveBeenCalled()
  // A page that is not replaced must not keep a control busy for ever.
  await vi.advanceTimersByTimeAsync(2_000)
  await loading
  expect(settled).toHaveBeenCalledWith(gone)
  vi.useRealTimers()
})

it('reloads once a minute only', async () => {
  window.sessionStorage.setItem('reloaded-for-code', String(Date.now()))
  await expect(loadCode(() => Promise.reject(gone), online)).rejects.toBe(gone)
  expect(reload).not.toHaveBeenCalled()
})

it('does not reload into nothing while offline, nor for a bug', async () => {
  await expect(loadCode(() => Promise.reject(gone), { ...online, isOnline: () => false })).rejects.toBe(gone)
  const bug = new TypeError('x is undefined')
  await expect(loadCode(() => Promise.reject(bug), online)).rejects.toBe(bug)
  expect(reload).not.toHaveBeenCalled()
})
