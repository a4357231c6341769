import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { addCompileHints } from './compile-hints'

let build: string
const read = (name: string) => readFileSync(join(build, 'static', name), 'utf8')

beforeEach(() => {
  build = mkdtempSync(join(tmpdir(), 'build-'))
  mkdirSync(join(build, 'static'))
  for (const name of ['react.js', 'router.js', 'page.js']) writeFileSync(join(build, 'static', name), `run('${name}')`)
})

afterEach(() => rmSync(build, { recursive: true }))

const writeManifest = (manifest: object) => writeFileSync(join(build, 'build-manifest.json'), JSON.stringify(manifest))

it('marks the scripts of every page once, and no others', async () => {
  writeManifest({ rootMainFiles: ['static/react.js', 'static/router.js'] })
  await addCompileHints(build)
  await addCompileHints(build)
  expect(read('react.js')).toBe("//# allFunctionsCalledOnLoad\nrun('react.js')")
  expect(read('router.js')).toBe("//# allFunctionsCalledOnLoad\nrun('router.js')")
  expect(read('page.js')).toBe("run('page.js')")
})

it('fails the build where Next no longer says which scripts these are', async () => {
  writeManifest({ rootMainFiles: [] })
  await expect(addCompileHints(build)).rejects.toThrow('rootMainFiles')
})
