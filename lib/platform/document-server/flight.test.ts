import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterEach, expect, it, vi } from 'vitest'

import { noteServedDocument } from '../cache/served-document'
import { cacheClock, invalidateTags } from '../cache/tag-manifest'
import { createDocumentServer } from './document-server'

type Next = (request: IncomingMessage, response: ServerResponse) => Promise<void>

let server: Server | undefined

afterEach(() => server?.close())

/** Serves what `next` renders; returns how to ask for a path. */
async function serve(next: Next) {
  const handle = createDocumentServer({
    next,
    keyOf: (pathname, search) => (search.has('page') ? `${pathname}?page=${search.get('page')}` : pathname),
    isRedirected: (_, headers) => headers.cookie === 'redirected',
    dependsOnVisitor: () => false,
    compressedFile: async () => undefined,
    callerOf: () => 'visitor',
  })
  const started = createServer((request, response) => void handle(request, response))
  server = started
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve))
  const { port } = started.address() as AddressInfo
  return async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers })
    return { status: answer.status, headers: Object.fromEntries(answer.headers), text: await answer.text() }
  }
}

/** Renders pages with a tag; the data of the nth render is the nth of `data`. */
function pagesWithData(tag: string, data: string[], renderedAt = cacheClock) {
  const rendered: string[] = []
  const next: Next = async (request, response) => {
    noteServedDocument({ renderedAt: renderedAt(), revalidateSeconds: 900, tags: [tag] })
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(`<p>text</p><script type="application/json" id="flight">${data[rendered.length]}</script>`)
    rendered.push(request.url ?? '')
    await once(response, 'close')
  }
  return { rendered, next }
}

const addressOfData = (document: string) => /data-src="([^"]+)"/.exec(document)?.[1]?.replaceAll('&amp;', '&') ?? ''

it('sends the data of a document apart from it', async () => {
  const { next, rendered } = pagesWithData('i', ['[[0],[1,"rows"]]'])
  const get = await serve(next)
  const document = (await get('/faq?page=2')).text
  expect(document).toMatch(/^<p>text<\/p><script type="application\/json" id="flight" data-src="[^"]+"><\/script>$/)
  const data = await get(addressOfData(document), { cookie: 'redirected' })
  expect(data.text).toBe('[[0],[1,"rows"]]')
  expect(data.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-robots-tag': 'noindex',
  })
  expect(rendered).toEqual(['/faq?page=2'])
})

it('keeps the data of a document that was edited since', async () => {
  const { next, rendered } = pagesWithData('j', ['["before"]', '["after"]'])
  const get = await serve(next)
  const before = addressOfData((await get('/faq')).text)
  const editedAt = cacheClock() + 1
  invalidateTags(['j'], editedAt)
  // What is rendered within the millisecond of an edit is not kept.
  await vi.waitUntil(() => cacheClock() > editedAt, { interval: 1 })
  const after = addressOfData((await get('/faq')).text)
  expect(after).not.toBe(before)
  expect((await get(before)).text).toBe('["before"]')
  expect((await get(after)).text).toBe('["after"]')
  expect(rendered).toHaveLength(2)
})

it('also sends the data apart from a document whose time is over, while Next renders it anew', async () => {
  const { next, rendered } = pagesWithData('l', ['["old"]'], () => cacheClock() - 901_000)
  const get = await serve(next)
  const address = addressOfData((await get('/faq')).text)
  expect((await get(address)).text).toBe('["old"]')
  await get('/faq')
  expect(rendered).toEqual(['/faq'])
})

it('answers with its own data, for this time, to a client whose document another instance rendered', async () => {
  const { next, rendered } = pagesWithData('k', ['["own"]'])
  const get = await serve(next)
  for (const path of ['/faq?_flight=other', '/faq?a=b&_flight=another']) {
    const data = await get(path)
    expect(data.text).toBe('["own"]')
    expect(data.headers['cache-control']).toBe('no-store')
  }
  expect(rendered).toEqual(['/faq'])
})

it('has no data of a document without', async () => {
  const get = await serve(async (_, response) => {
    response.setHeader('cache-control', 'public, max-age=60')
    response.end('a file')
    await once(response, 'close')
  })
  expect(await get('/faq?_flight=h')).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } })
})

it('sends a document that may not be kept with its data', async () => {
  const get = await serve(async (_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.setHeader('cache-control', 'no-store')
    response.end('<script type="application/json" id="flight">[]</script>')
  })
  expect((await get('/faq')).text).toBe('<script type="application/json" id="flight">[]</script>')
})
