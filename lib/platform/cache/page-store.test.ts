import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { PageStore } from './page-store'

interface Entry {
  readonly html: string
  readonly segments: Map<string, Buffer>
}

const entry = (html: string): Entry => ({ html, segments: new Map([['/_tree', Buffer.from('tree')]]) })
const limits = { diskBytes: 100_000, memoryBytes: 100_000 }

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'page-store-'))
})

// The store may still be removing a damaged file.
afterEach(() => rm(folder, { recursive: true, force: true }))

const open = (changed: Partial<typeof limits> = {}) => new PageStore<Entry>(folder, { ...limits, ...changed })

async function bytesOnDisk(): Promise<number> {
  const sizes = await Promise.all((await readdir(folder)).map(async (name) => (await stat(join(folder, name))).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}

it('returns what an earlier process kept', async () => {
  await open().set('/vi/bài viết', entry('<p>Chào</p>'))
  expect(await open().get('/vi/bài viết')).toEqual(entry('<p>Chào</p>'))
  expect(await open().get('/vi/other')).toBeUndefined()
})

it('returns the latest of several versions', async () => {
  const store = open()
  await store.set('/a', entry('old'))
  await store.set('/a', entry('new'))
  expect(await store.get('/a')).toEqual(entry('new'))
  expect(await open().get('/a')).toEqual(entry('new'))
  expect(await readdir(folder)).toHaveLength(1)
})

it('keeps memory and disk within their bounds, and what was used last', async () => {
  const store = open({ diskBytes: 50_000, memoryBytes: 20_000 })
  const html = 'x'.repeat(5_000)
  await Array.fromAsync({ length: 40 }, async (_, page) => {
    await store.set(`/page/${page}`, entry(html))
    await store.get('/page/0')
  })
  expect(store.memoryBytes).toBeLessThanOrEqual(20_000)
  expect(store.diskBytes).toBeLessThanOrEqual(50_000)
  await vi.waitFor(async () => expect(await bytesOnDisk()).toBe(store.diskBytes))
  const later = open({ diskBytes: 50_000 })
  expect(await later.get('/page/0')).toEqual(entry(html))
  expect(await later.get('/page/39')).toEqual(entry(html))
  expect(await later.get('/page/1')).toBeUndefined()
})

it('holds a folder to a smaller bound than it was filled under', async () => {
  const store = open()
  await Array.fromAsync(['a', 'b', 'c', 'd'], (page) => store.set(page, entry('x'.repeat(5_000))))
  const smaller = open({ diskBytes: 12_000 })
  expect(smaller.diskBytes).toBeLessThanOrEqual(12_000)
  await vi.waitFor(async () => expect(await bytesOnDisk()).toBeLessThanOrEqual(12_000))
})

it('does not keep what is larger than its bound', async () => {
  const store = open({ diskBytes: 1_000, memoryBytes: 1_000 })
  await store.set('/large', entry('x'.repeat(5_000)))
  expect(await store.get('/large')).toBeUndefined()
  expect(await readdir(folder)).toEqual([])
})

it('treats a damaged or removed file as absent', async () => {
  await open().set('/a', entry('a'))
  const [name = ''] = await readdir(folder)
  await writeFile(join(folder, name), 'damaged')
  expect(await open().get('/a')).toBeUndefined()
  // The store does not await the removal; without waiting here it could delete the next file.
  await vi.waitFor(async () => expect(await readdir(folder)).toEqual([]))
  await open().set('/a', entry('a'))
  const store = open({ memoryBytes: 1 })
  await rm(join(folder, name))
  expect(await store.get('/a')).toBeUndefined()
})

it('removes what a killed process had not finished', async () => {
  await writeFile(join(folder, 'abc.tmp'), 'half')
  open()
  expect(await readdir(folder)).toEqual([])
})

it('keeps an entry in memory when the disk is full, and says so', async () => {
  const store = open()
  await rm(folder, { recursive: true })
  await expect(store.set('/a', entry('a'))).rejects.toThrow('ENOENT')
  expect(await store.get('/a')).toEqual(entry('a'))
  await open().set('/b', entry('b'))
})
