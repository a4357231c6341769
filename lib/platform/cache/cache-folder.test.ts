import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { cacheFolder, removeOtherBuilds } from './cache-folder'

let build: string

beforeEach(async () => {
  build = await mkdtemp(join(tmpdir(), 'build-'))
})

afterEach(() => rm(build, { recursive: true }))

const manifest = (key: string) => writeFile(join(build, 'prerender-manifest.json'), JSON.stringify({ key }))

it('gives each build a folder of its own, the same after a restart', async () => {
  await manifest('one')
  const first = cacheFolder(build)
  expect(cacheFolder(build)).toBe(first)
  await manifest('two')
  expect(cacheFolder(build)).not.toBe(first)
})

it('removes what earlier builds kept, and nothing else', async () => {
  vi.stubEnv('CACHE_DIR', join(build, 'volume'))
  await manifest('one')
  cacheFolder(build)
  await manifest('two')
  const current = cacheFolder(build)
  removeOtherBuilds(build)
  expect((await readdir(join(build, 'volume'))).map((name) => join(build, 'volume', name))).toEqual([current])
})
