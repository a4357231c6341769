import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { compressedFiles } from '../document-server/compressed-files'
import { compressFiles } from './compress-files'

let build: string

beforeEach(() => {
  build = mkdtempSync(join(tmpdir(), 'build-'))
  mkdirSync(join(build, 'static', 'chunks'), { recursive: true })
})

afterEach(() => rmSync(build, { recursive: true }))

const write = (name: string, text: string) => writeFileSync(join(build, 'static', 'chunks', name), text)

it('compresses scripts and style sheets of this build, and nothing else', async () => {
  write('old.js', 'old()')
  await compressFiles(build)
  rmSync(join(build, 'static', 'chunks', 'old.js'))
  write('page.js', 'page()')
  write('page.css', 'p{}')
  write('text.woff2', 'font')
  await compressFiles(build)

  const compressed = await compressedFiles(build)
  const textOf = async (path: string) => {
    const body = await compressed(path)
    return body && brotliDecompressSync(body).toString()
  }
  expect(await textOf('/_next/static/chunks/page.js')).toBe('page()')
  expect(await textOf('/_next/static/chunks/page.css')).toBe('p{}')
  for (const path of ['old.js', 'text.woff2', '../../BUILD_ID', ''])
    expect(await textOf(`/_next/static/chunks/${path}`)).toBeUndefined()
})

it('knows no file of a build that was not compressed', async () => {
  const compressed = await compressedFiles(build)
  expect(await compressed('/_next/static/chunks/page.js')).toBeUndefined()
})
