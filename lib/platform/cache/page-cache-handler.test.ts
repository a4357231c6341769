import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { processWide } from '../process/process-wide'
import { documentTags, movedTags } from './document-tags'
import PageCacheHandler from './page-cache-handler'
import { requestContext, type ServedDocument } from './served-document'
import { cacheClock, invalidateTags } from './tag-manifest'

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

const newHandler = () =>
  new PageCacheHandler({
    dev: false,
    flushToDisk: true,
    fs: nodeFs,
    serverDistDir: join(folder, 'server'),
    maxMemoryCacheSize: 0,
    revalidatedTags: [],
    _requestHeaders: {},
  })

const forgetMemory = () => processWide('page-stores', () => new Map<string, unknown>()).clear()

beforeEach(async () => {
  vi.stubEnv('MAIN_API_URL', 'https://cms.example/api')
  folder = await mkdtemp(join(tmpdir(), 'page-cache-'))
  handler = newHandler()
})

afterEach(async () => {
  forgetMemory()
  await rm(folder, { recursive: true })
})

type Entry = NonNullable<Parameters<PageCacheHandler['set']>[1]>
type GetContext = Parameters<PageCacheHandler['get']>[1]

const cacheControl = { revalidate: 900, expire: 31_536_000 }

/** As the response cache keeps a page of a route that is prerendered in parts, which all of ours are to Next. */
const setContext = { isRoutePPREnabled: true, isFallback: false, cacheControl }

async function read(from = newHandler()) {
  const kept = await from.get('/page', {
    kind: 'APP_PAGE',
    isFallback: false,
    isRoutePPREnabled: true,
  } as unknown as GetContext)
  return kept?.value as unknown as ReturnType<typeof rendered> | undefined
}

/** Sends an entry through `set` as the response cache does, and returns what a later request would `get`. */
async function keep(entry: ReturnType<typeof rendered>, by = handler) {
  await by.set('/page', entry as unknown as Entry, setContext)
  return read()
}

const filesOnDisk = async () => (await readdir(join(folder, 'kept', 'development', 'pages'))).length

it('adds a policy with the hashes of the inline scripts, for this response and for those from the cache', async () => {
  const page = rendered([])
  const kept = await keep(page)
  for (const answer of [page, kept]) {
    expect(answer?.status).toBe(200)
    const policy = answer?.headers['content-security-policy' as never]
    expect(policy).toContain(`script-src 'self' ${scriptHash};`)
    expect(answer?.headers).toHaveProperty('cache-control', 'public, max-age=0, s-maxage=1')
    expect(answer?.headers).not.toHaveProperty('location')
  }
})

it('allows WebAssembly to documents of the account opening only', async () => {
  const kept = await keep(rendered(documentTags.capture))
  expect(kept?.headers['content-security-policy' as never]).toContain("'wasm-unsafe-eval'")
})

it('makes flight scripts data that needs no hash', async () => {
  const flight = (text: string) => `<script>self.__next_f.push([1,"${text}"])</script>`
  const kept = await keep({ ...rendered([]), html: `<body>${flight('a')}<p></p>${flight('b')}</body>` })
  expect(kept?.html).toBe('<body><p></p><script type="application/json" id="flight">[[1,"ab"]]</script></body>')
  expect(kept?.headers['content-security-policy' as never]).not.toContain("'sha256-")
})

it('puts the styles of a document into it and fetches the whole sheets later', async () => {
  await mkdir(join(folder, 'static', 'chunks'), { recursive: true })
  await writeFile(join(folder, 'static', 'chunks', 's.css'), '.a{top:0}.b{top:1px}')
  const link = '<link rel="stylesheet" href="/_next/static/chunks/s.css?dpl=1" data-precedence="next"/>'
  const script = '<script src="/_next/static/chunks/a.js" async=""></script>'
  const kept = await keep({ ...rendered([]), html: `<head>${link}${script}</head><body class="a"></body>` })
  expect(kept?.html).toMatch(
    /^<head><style>\.a\{top:0\}<\/style><noscript><link [^>]+><\/noscript><\/head><body class="a">/,
  )
  expect(kept?.html).toContain(
    '[{"rel":"stylesheet","href":"/_next/static/chunks/s.css?dpl=1","data-precedence":"next"}]',
  )
  expect(kept?.headers['content-security-policy' as never]).toContain("'sha256-")
})

it('gives rules of one sheet what they name of another', async () => {
  await mkdir(join(folder, 'static', 'chunks'), { recursive: true })
  await writeFile(
    join(folder, 'static', 'chunks', 'base.css'),
    '@layer a,b;@layer a{p{top:0}}:root{--one:1px;--two:2px}',
  )
  await writeFile(join(folder, 'static', 'chunks', 'route.css'), '@layer a,b;@layer a{.a{top:var(--two)}}')
  const link = (name: string) =>
    `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`
  const script = '<script src="/_next/static/chunks/a.js" async=""></script>'
  const html = `<head>${link('base')}${link('route')}${script}</head><body class="a"><p></p></body>`
  const kept = await keep({ ...rendered([]), html })
  expect(kept?.html).toContain('<style>@layer a,b;@layer a{p{top:0}.a{top:var(--two)}}:root{--two:2px}</style>')
  expect(kept?.html).toMatch(/chunks\/base\.css".*chunks\/route\.css"/)
})

it('returns what was rendered, with its navigation data, after a restart', async () => {
  await keep(rendered([]))
  forgetMemory()
  expect(await read()).toMatchObject({ html: rendered([]).html, rscData: Buffer.from('rsc'), status: 200 })
})

it('reads the pages of the build as they are, finished', async () => {
  const app = join(folder, 'server', 'app')
  await mkdir(app, { recursive: true })
  await writeFile(join(app, 'page.html'), rendered([]).html)
  await writeFile(join(app, 'page.rsc'), 'rsc')
  await writeFile(join(app, 'page.meta'), JSON.stringify({ headers: rendered([]).headers, status: 200 }))
  const built = await read()
  expect(built?.headers['content-security-policy' as never]).toContain(scriptHash)
  expect(built?.rscData).toEqual(Buffer.from('rsc'))
  // Kept in memory, not copied.
  expect(await read()).toBe(built)
  expect(await filesOnDisk()).toBe(0)
})

it.each([
  ['does not exist', documentTags.notFound, 404, 'public, max-age=0, s-maxage=60'],
  ['could not be loaded', documentTags.unavailable, 503, 'no-store'],
])('answers a page that %s with its status and does not keep it', async (_, tags, status, cacheControl) => {
  const page = rendered(tags)
  expect(await keep(page)).toBeUndefined()
  expect(await filesOnDisk()).toBe(0)
  expect(page).toMatchObject({ status, headers: { 'cache-control': cacheControl } })
  expect(page.headers).toHaveProperty('content-security-policy')
})

it('keeps the last good page when a later render fails', async () => {
  await keep(rendered([]))
  expect(await keep(rendered(documentTags.unavailable))).toMatchObject({ status: 200 })
})

it('answers with the last good page when the render after an edit fails', async () => {
  await keep({ ...rendered([]), html: '<p>last good</p>' })
  invalidateTags(['post:a'], cacheClock())
  expect(await read()).toBeUndefined()
  const failed = rendered(documentTags.unavailable)
  await newHandler().set('/page', failed as unknown as Entry, setContext)
  expect(failed).toMatchObject({ status: 200, html: '<p>last good</p>' })
})

it('redirects, but does not keep redirects', async () => {
  const page = rendered(movedTags('/en/article/b'))
  expect(await keep(page)).toBeUndefined()
  expect(await filesOnDisk()).toBe(0)
  expect(page).toMatchObject({ status: 308, headers: { location: '/en/article/b' } })
})

it('sends a page that an edit overtook while it was rendered, and does not keep it', async () => {
  await keep({ ...rendered([]), html: '<p>before</p>' })
  const slow = newHandler()
  invalidateTags(['post:a'], cacheClock())
  const overtaken = rendered([])
  expect(await keep(overtaken, slow)).toBeUndefined()
  expect(overtaken.headers).toHaveProperty('content-security-policy')
})

it('counts the age of a page from the start of its render', async () => {
  const before = cacheClock()
  const slow = newHandler()
  await vi.waitFor(() => expect(cacheClock()).toBeGreaterThan(before + 5))
  await keep(rendered([]), slow)
  const kept = await newHandler().get('/page', { kind: 'APP_PAGE', isFallback: false } as unknown as GetContext)
  expect(kept?.lastModified).toBeLessThanOrEqual(before + 2)
  expect(kept?.cacheControl).toEqual(cacheControl)
})

it('tells the server around Next the tags and the age of what it answers from', async () => {
  await keep(rendered([]))
  const request: { document?: ServedDocument | undefined } = {}
  await requestContext.run(request, () => read())
  expect(request.document).toMatchObject({ revalidateSeconds: 900, tags: ['menu', 'post:a'] })
})

it('does not keep the failed answer of a route handler', async () => {
  const answer = { kind: 'APP_ROUTE', body: Buffer.from(''), headers: {}, status: 503 }
  await handler.set('/feed', answer as unknown as Entry, { isFallback: false })
  expect(await filesOnDisk()).toBe(0)
})
