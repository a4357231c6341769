import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { documentTags, movedTags } from './document-tags'
import PageCacheHandler from './page-cache-handler'

/** SHA-256 of `console.log(1)`. */
const scriptHash = "'sha256-CihokcEcBW4atb/CW/XWsvWwbTjqwQlE9nj9ii5ww5M='"

/** The entry that Next passes to the handler after rendering a page with some cache tags. */
function rendered(tags: readonly string[]) {
  return {
    kind: 'APP_PAGE',
    html: '<!DOCTYPE html><script>console.log(1)</script>',
    rscData: Buffer.from('rsc'),
    headers: { 'x-next-cache-tags': ['menu', ...tags, 'post:a'].join(',') },
    postponed: undefined,
    status: 200,
    segmentData: undefined,
  }
}

let folder: string
let handler: PageCacheHandler

beforeEach(async () => {
  vi.stubEnv('MAIN_API_URL', 'https://cms.example/api')
  folder = await mkdtemp(join(tmpdir(), 'page-cache-'))
  handler = new PageCacheHandler({
    dev: false,
    flushToDisk: true,
    fs: nodeFs,
    serverDistDir: folder,
    maxMemoryCacheSize: 0,
    revalidatedTags: [],
    _requestHeaders: {},
  })
})

afterEach(() => rm(folder, { recursive: true }))

type Entry = NonNullable<Parameters<PageCacheHandler['set']>[1]>
type GetContext = Parameters<PageCacheHandler['get']>[1]

/** Sends an entry through `set` as the response cache does, and returns what a later request would `get`. */
async function keep(entry: ReturnType<typeof rendered>) {
  await handler.set('/page', entry as unknown as Entry, { isRoutePPREnabled: false, isFallback: false })
  const kept = await handler.get('/page', { kind: 'APP_PAGE', isFallback: false } as unknown as GetContext)
  return kept?.value as unknown as ReturnType<typeof rendered> | undefined
}

it('adds a policy with the hashes of the inline scripts, for this response and for those from the cache', async () => {
  const page = rendered([])
  const kept = await keep(page)
  for (const answer of [page, kept]) {
    expect(answer?.status).toBe(200)
    const policy = answer?.headers['content-security-policy' as never]
    expect(policy).toContain(`script-src 'self' ${scriptHash};`)
    expect(answer?.headers).not.toHaveProperty('cache-control')
    expect(answer?.headers).not.toHaveProperty('location')
  }
})

it('allows WebAssembly to documents of the account opening only', async () => {
  const kept = await keep(rendered(documentTags.capture))
  expect(kept?.headers['content-security-policy' as never]).toContain("'wasm-unsafe-eval'")
})

it.each([
  ['does not exist', documentTags.notFound, 404, 'public, max-age=0, s-maxage=60'],
  ['could not be loaded', documentTags.unavailable, 503, 'no-store'],
])('answers a page that %s with its status and does not keep it', async (_, tags, status, cacheControl) => {
  const page = rendered(tags)
  expect(await keep(page)).toBeUndefined()
  expect(await readdir(folder)).toEqual([])
  expect(page).toMatchObject({ status, headers: { 'cache-control': cacheControl } })
  expect(page.headers).toHaveProperty('content-security-policy')
})

it('keeps the last good page when a later render fails', async () => {
  await keep(rendered([]))
  expect(await keep(rendered(documentTags.unavailable))).toMatchObject({ status: 200 })
})

it('keeps a redirect, with its target', async () => {
  expect(await keep(rendered(movedTags('/en/article/b')))).toMatchObject({
    status: 308,
    headers: { location: '/en/article/b' },
  })
})

it('does not keep the failed answer of a route handler', async () => {
  const answer = { kind: 'APP_ROUTE', body: Buffer.from(''), headers: {}, status: 503 }
  await handler.set('/feed', answer as unknown as Entry, { isFallback: false })
  expect(await readdir(folder)).toEqual([])
})
