import { EventEmitter, once } from 'node:events'
import { createServer, type IncomingMessage, request as httpRequest, type Server, type ServerResponse } from 'node:http'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { AddressInfo } from 'node:net'

import { afterEach, expect, it } from 'vitest'

import { noteServedDocument } from '../cache/served-document'
import { cacheClock, invalidateTags } from '../cache/tag-manifest'
import { createDocumentServer } from './document-server'

interface Reply {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

let server: Server | undefined
let port = 0

afterEach(() => server?.close())

const html = '<p>Chào bạn</p>'.repeat(200)

/** Renders a page with one tag at every address, as Next does, and counts. */
function pages(tag: string, change: (request: IncomingMessage, response: ServerResponse) => void = () => {}) {
  const rendered: string[] = []
  const next = async (request: IncomingMessage, response: ServerResponse) => {
    rendered.push(request.url ?? '')
    noteServedDocument({ renderedAt: cacheClock(), revalidateSeconds: 900, tags: [tag] })
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.setHeader('cache-control', 'public, max-age=0, s-maxage=10')
    response.setHeader('x-nextjs-prerender', '1')
    change(request, response)
    response.write(html.slice(0, 10))
    response.end(html.slice(10))
    // Next waits until its answer has been sent.
    await once(response, 'close')
  }
  return { rendered, next }
}

async function serve(
  next: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  compressedFile: (pathname: string) => Promise<Buffer | undefined> = async () => undefined,
) {
  const handle = createDocumentServer({
    next,
    keyOf: (pathname) => pathname,
    isRedirected: (_, headers) => headers.cookie === 'redirected',
    dependsOnVisitor: (pathname) => pathname === '/register',
    compressedFile,
    callerOf: () => 'visitor',
  })
  server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
  return (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<Reply>((resolve, reject) => {
      httpRequest({ port, path, headers, method, agent: false }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
        )
      })
        .on('error', reject)
        .end()
    })
}

it('renders a document once and sends it in the encoding that each client accepts', async () => {
  const { next, rendered } = pages('a')
  const get = await serve(next)
  const first = await get('/faq?utm_source=x', { 'accept-encoding': 'gzip, br' })
  const second = await get('/faq', { 'accept-encoding': 'gzip, br;q=0' })
  const third = await get('/faq')
  expect(rendered).toHaveLength(1)
  expect([first, second, third].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined])
  expect(brotliDecompressSync(first.body).toString()).toBe(html)
  expect(gunzipSync(second.body).toString()).toBe(html)
  expect(third.body.toString()).toBe(html)
  for (const { headers } of [first, second, third]) {
    expect(headers).toMatchObject({ vary: 'accept-encoding', 'cache-control': 'public, max-age=0, s-maxage=10' })
    expect(headers).not.toHaveProperty('x-nextjs-prerender')
  }
})

it('answers 304 to a client that has the document, also when it is the first to ask', async () => {
  const { next } = pages('b')
  const get = await serve(next)
  const { headers } = await get('/faq')
  const etag = headers.etag ?? ''
  expect(await get('/faq', { 'if-none-match': `"other", ${etag}` })).toMatchObject({
    status: 304,
    body: Buffer.alloc(0),
  })
  const again = await serve(pages('b2').next)
  expect(await again('/faq', { 'if-none-match': etag })).toMatchObject({ status: 304 })
  expect(await again('/faq', { 'if-none-match': '"other"' })).toMatchObject({ status: 200 })
})

it('renders again after an edit', async () => {
  const { next, rendered } = pages('c')
  const get = await serve(next)
  await get('/faq')
  invalidateTags(['c'], cacheClock() + 1)
  await get('/faq')
  expect(rendered).toHaveLength(2)
})

it('sends no body to HEAD, and keeps what it asked for', async () => {
  const { next, rendered } = pages('d')
  const get = await serve(next)
  const head = await get('/faq', {}, 'HEAD')
  expect(head.body).toHaveLength(0)
  expect(Number(head.headers['content-length'])).toBe(Buffer.byteLength(html))
  expect((await get('/faq')).body.toString()).toBe(html)
  expect(rendered).toHaveLength(1)
})

it.each([
  ['navigation data', '/faq', { rsc: '1' }],
  ['a preview', '/faq', { cookie: '__prerender_bypass=1' }],
  ['a visitor who is redirected', '/faq', { cookie: 'redirected' }],
  ['a call of the gateway', '/api/gateway/x', {}],
])('leaves %s to Next each time', async (_, path, headers) => {
  const { next, rendered } = pages('e')
  const get = await serve(next)
  await get(path, headers)
  await get(path, { ...headers, 'accept-encoding': 'gzip' })
  expect(rendered).toHaveLength(2)
})

it.each([
  ['an error', (_: IncomingMessage, response: ServerResponse) => void (response.statusCode = 503)],
  [
    'an answer with a cookie',
    (_: IncomingMessage, response: ServerResponse) => void response.setHeader('set-cookie', 'a=b'),
  ],
  [
    'what no cache may keep',
    (_: IncomingMessage, response: ServerResponse) => void response.setHeader('cache-control', 'no-store'),
  ],
  ['a page that an edit has overtaken', () => invalidateTags(['f'], cacheClock() + 1)],
])('sends, but does not keep %s', async (_, change) => {
  const { next, rendered } = pages('f', change)
  const get = await serve(next)
  const first = await get('/faq', { 'accept-encoding': 'gzip' })
  expect(gunzipSync(first.body).toString()).toBe(html)
  await get('/faq')
  expect(rendered).toHaveLength(2)
})

it('keeps an address that depends on the visitor for itself only', async () => {
  const { next, rendered } = pages('g')
  const get = await serve(next)
  const answers = [await get('/register'), await get('/register'), await get('/register', { rsc: '1' })]
  expect(answers.map(({ headers }) => headers['cache-control'])).toEqual(Array(3).fill('private, no-cache'))
  expect(rendered).toHaveLength(2)
})

it('renders once for many who ask at the same time', async () => {
  const { next, rendered } = pages('h')
  const get = await serve(next)
  const answers = await Promise.all(Array.from({ length: 40 }, () => get('/faq')))
  expect(new Set(answers.map(({ body }) => body.toString()))).toEqual(new Set([html]))
  expect(rendered).toHaveLength(1)
})

it('answers the others when the first visitor leaves a document that Next never finishes', async () => {
  const { next } = pages('left')
  let calls = 0
  const started = new EventEmitter()
  const get = await serve(async (request, response) => {
    calls += 1
    if (calls > 1) return next(request, response)
    started.emit('render')
    return new Promise(() => {})
  })
  const first = httpRequest({ port, path: '/faq', agent: false }).on('error', () => {})
  first.end()
  await once(started, 'render')
  const second = get('/faq')
  first.destroy()
  expect((await second).body.toString()).toBe(html)
})

it('keeps public files for as long as they allow', async () => {
  const rendered: string[] = []
  const get = await serve(async (request, response) => {
    rendered.push(request.url ?? '')
    response.setHeader('content-type', 'image/png')
    response.setHeader('cache-control', 'public, max-age=3600')
    response.end('picture')
  })
  await get('/social/vi/home.png?a')
  expect((await get('/social/vi/home.png?b')).body.toString()).toBe('picture')
  expect(rendered).toHaveLength(1)
})

it('sends a file as the build has compressed it', async () => {
  const script = 'run()'.repeat(100)
  const compressed = brotliCompressSync(script)
  const get = await serve(
    async (_, response) => {
      response.setHeader('content-type', 'application/javascript')
      response.setHeader('cache-control', 'public, max-age=31536000, immutable')
      response.end(script)
    },
    async (pathname) => (pathname === '/_next/static/a.js' ? compressed : undefined),
  )
  const reply = await get('/_next/static/a.js', { 'accept-encoding': 'br' })
  expect(reply.headers['content-encoding']).toBe('br')
  expect(reply.body).toEqual(compressed)
  expect((await get('/_next/static/a.js')).body.toString()).toBe(script)
})

it('passes on what Next fails to answer', async () => {
  let failed = 0
  const handle = createDocumentServer({
    next: () => Promise.reject(new Error('bug')),
    keyOf: (pathname) => pathname,
    isRedirected: () => false,
    dependsOnVisitor: () => false,
    compressedFile: async () => undefined,
    callerOf: () => 'visitor',
  })
  server = createServer((request, response) => {
    handle(request, response).catch(() => {
      failed += 1
      response.writeHead(500).end()
    })
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
  expect((await fetch(`http://127.0.0.1:${port}/faq`)).status).toBe(500)
  expect(failed).toBe(1)
})

it.each(['keeps', 'does not keep'])('sends each link of a page once with an answer that it %s', async (keeps) => {
  const font = '</font.woff2>; rel=preload; as="font"'
  const icon = '</icon.svg>; rel=preload; as="image"'
  const { next } = pages('links', (_, response) => {
    response.setHeader('link', [`${font}, ${icon}`, `${font}, ${icon}`])
    if (keeps !== 'keeps') response.setHeader('cache-control', 'private, no-store')
  })
  const get = await serve(next)
  expect((await get('/links')).headers.link).toBe(`${font}, ${icon}`)
})
