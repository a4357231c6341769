import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'

import { refuseUnserved } from './refuse-unserved'
import { setAnswerHeaders } from './set-answer-headers'

let server: Server | undefined
afterEach(async () => new Promise((resolve) => server?.close(resolve)))

/** A server with both gates in front of a listener. */
async function listen(listener: RequestListener): Promise<string> {
  server = createServer((request, response) => {
    if (setAnswerHeaders(request, response) || refuseUnserved(request, response)) return
    listener(request, response)
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const names = ['strict-transport-security', 'x-content-type-options', 'x-frame-options', 'cross-origin-resource-policy']

describe('setAnswerHeaders', () => {
  it('leaves a document its own policy, and lets the server replace a header', async () => {
    const origin = await listen((_, response) => {
      response.setHeader('content-type', 'text/html')
      response.setHeader('permissions-policy', 'camera=(self)')
      response.appendHeader('content-security-policy', "script-src 'self'")
      response.write('<p>')
      response.end('page')
    })
    const answer = await fetch(origin)
    expect(await answer.text()).toBe('<p>page')
    expect(answer.headers.get('content-security-policy')).toBe("script-src 'self'")
    expect(answer.headers.get('permissions-policy')).toBe('camera=(self)')
    expect(names.filter((name) => !answer.headers.has(name))).toEqual([])
  })

  it.each(['application/javascript; charset=UTF-8', 'text/css; charset=UTF-8', 'font/woff2'])(
    'gives a part of a document of type %s no headers of documents',
    async (type) => {
      const origin = await listen((_, response) => response.setHeader('content-type', type).end('part'))
      const { headers } = await fetch(origin)
      expect(names.filter((name) => !headers.has(name))).toEqual(['x-frame-options'])
      expect(headers.has('permissions-policy')).toBe(false)
    },
  )

  it.each([
    ['plain', (text: string) => Buffer.from(text), undefined],
    ['compressed', (text: string) => gzipSync(text), 'gzip'],
  ])('hashes the scripts of a %s document that came without a policy', async (_, encode, encoding) => {
    const html = '<script>first()</script><p>Lỗi</p><script>second()</script>'
    const origin = await listen((__, response) => {
      response.statusCode = 500
      response.setHeader('content-type', 'text/html; charset=utf-8')
      if (encoding !== undefined) response.setHeader('content-encoding', encoding)
      const bytes = encode(html)
      response.write(bytes.subarray(0, 20))
      response.end(bytes.subarray(20))
    })
    const answer = await fetch(origin)
    expect([answer.status, await answer.text()]).toEqual([500, html])
    const policy = answer.headers.get('content-security-policy')
    for (const script of ['first()', 'second()']) {
      expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
    }
  })

  it.each([
    [200, 'text/plain', true],
    [404, undefined, true],
    [200, 'text/javascript', false],
    [304, undefined, false],
  ])('answers %i of type %s with a policy for data: %s', async (status, type, has) => {
    const origin = await listen((_, response) => {
      response.writeHead(status, type === undefined ? {} : { 'content-type': type }).end()
    })
    const policy = (await fetch(origin)).headers.get('content-security-policy')
    expect(policy?.includes("default-src 'none'") ?? false).toBe(has)
  })
})

describe('refuseUnserved', () => {
  it.each([
    ['GET', '/%ff', 400],
    ['GET', '/en/%', 400],
    ['GET', '/api/gateway/%c3', 400],
    ['POST', '/', 405],
    ['DELETE', '/faq', 405],
    ['OPTIONS', '/faq', 405],
    ['PROPFIND', '/api/health', 405],
    ['GET', '/article/100%25', 200],
    ['HEAD', '/faq?q=%ff', 200],
    ['POST', '/api/revalidate', 200],
    ['DELETE', '/api/health', 200],
  ])('answers %s %s with %i', async (method, path, status) => {
    const origin = await listen((_, response) => response.end())
    const answer = await fetch(`${origin}${path}`, { method })
    expect(answer.status).toBe(status)
    expect(answer.headers.has('allow')).toBe(status === 405)
    expect(names.filter((name) => !answer.headers.has(name))).toEqual([])
  })

  it.each([
    ['/api/../trading/createAccount', 400],
    ['/api/%2e%2E/trading/createAccount', 400],
    ['/api/.%2e?x=1', 400],
    ['/api/..\\trading', 400],
    ['/./faq', 400],
    ['/.well-known/security.txt', 405],
    ['/article/..%2f', 405],
    ['/article/a..', 405],
  ])('answers a form sent to %s, as it is, with %i', async (path, status) => {
    const origin = await listen((_, response) => response.end())
    const sent = request(origin, { method: 'POST', path })
    sent.end()
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    answer.resume()
    expect(answer.statusCode).toBe(status)
  })
})
