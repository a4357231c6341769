import axios from 'axios'
import { delay, http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from '@/lib/platform/zod/zod'

import { defineEndpoints, maxJsonBytes } from '@/lib/backends/endpoint'

import { listOf } from '@/lib/backends/rows-of'

import { createAxiosClient, type LeftOutReport } from './axios-client'

const baseUrl = 'http://backend.test/api'
const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const endpoints = defineEndpoints({
  read: {
    method: 'GET',
    path: 'things/{id}',
    body: 'none',
    maxBytes: 0,
    browser: true,
    response: z.object({ data: z.object({ n: z.int() }) }),
  },
  create: {
    method: 'POST',
    path: 'things',
    body: 'json',
    maxBytes: maxJsonBytes,
    browser: true,
    creates: true,
    request: z.object({ name: z.string() }),
    response: z.object({ id: z.int() }),
  },
  list: {
    method: 'GET',
    path: 'list',
    body: 'none',
    maxBytes: 0,
    browser: true,
    response: z.object({ data: listOf(z.object({ id: z.int() })) }),
  },
  document: { method: 'GET', path: 'file', body: 'none', maxBytes: 0, browser: true, response: 'pdf' },
})

const client = (options: Partial<Parameters<typeof createAxiosClient>[0]> = {}) =>
  createAxiosClient({ axios, baseUrl, locale: 'ko', random: () => 0, ...options })

describe('createAxiosClient', () => {
  it('sends the locale and a correlation id, and returns the parsed answer', async () => {
    let headers = new Headers()
    server.use(
      http.get(`${baseUrl}/things/7`, ({ request }) => {
        headers = request.headers
        return HttpResponse.json({ data: { n: 7, unknown: 'dropped' } })
      }),
    )
    const answer = await client().call(endpoints.read, { params: { id: 7 } })
    expect(answer).toEqual({ ok: true, value: { data: { n: 7 } } })
    expect(headers.get('locale')).toBe('kr')
    expect(headers.get('x-correlation-id')).toMatch(/^[\da-f-]{36}$/)
    expect(headers.has('idempotency-key')).toBe(false)
  })

  it.each(['.', '..', ''])('answers %j, which no document can be named, without calling the backend', async (id) => {
    const answer = await client().call(endpoints.read, { params: { id } })
    expect(answer).toEqual({ ok: false, error: { kind: 'not-found', status: 404 } })
  })

  it('reports the rows that it leaves out, by path and never by value', async () => {
    server.use(http.get(`${baseUrl}/list`, () => HttpResponse.json({ data: [{ id: 1 }, { id: 'secret' }, 5] })))
    const reportLeftOut = vi.fn<(report: LeftOutReport) => void>()
    const answer = await client({ reportLeftOut }).call(endpoints.list)
    expect(answer).toEqual({ ok: true, value: { data: [{ id: 1 }] } })
    expect(reportLeftOut.mock.calls).toEqual([
      [{ method: 'GET', path: 'list', leftOut: { 'id: invalid_type': 1, '(row): invalid_type': 1 } }],
    ])
  })

  it('stops reading an answer of 10 MB and does not ask for it again', async () => {
    let asked = 0
    server.use(
      http.get(`${baseUrl}/list`, () => {
        asked += 1
        return HttpResponse.text('x'.repeat(10 * 1024 * 1024))
      }),
    )
    const answer = await client().call(endpoints.list)
    expect(answer).toMatchObject({
      ok: false,
      error: { kind: 'invalid-response', issues: ['longer than 8388608 bytes'] },
    })
    expect(asked).toBe(1)
  })

  it('retries a safe call after a transient failure, with the same correlation id', async () => {
    const ids: (string | null)[] = []
    server.use(
      http.get(`${baseUrl}/things/7`, ({ request }) => {
        ids.push(request.headers.get('x-correlation-id'))
        return ids.length < 3 ? HttpResponse.error() : HttpResponse.json({ data: { n: 1 } })
      }),
    )
    const answer = await client().call(endpoints.read, { params: { id: 7 } })
    expect(answer.ok).toBe(true)
    expect(ids).toHaveLength(3)
    expect(new Set(ids).size).toBe(1)
  })

  it('gives up after the last try and reports each, without path parameters', async () => {
    const report = vi.fn<(report: { path: string; attempt: number }) => void>()
    server.use(http.get(`${baseUrl}/things/7`, () => new HttpResponse(null, { status: 503 })))
    const answer = await client({ report }).call(endpoints.read, { params: { id: 7 } })
    expect(answer).toMatchObject({ ok: false, error: { kind: 'server', status: 503 } })
    expect(report.mock.calls.map(([{ path, attempt }]) => [path, attempt])).toEqual([
      ['things/{id}', 1],
      ['things/{id}', 2],
      ['things/{id}', 3],
    ])
  })

  it('never retries a creating call, and keeps a given idempotency key', async () => {
    const keys: (string | null)[] = []
    server.use(
      http.post(`${baseUrl}/things`, ({ request }) => {
        keys.push(request.headers.get('idempotency-key'))
        return new HttpResponse(null, { status: 503 })
      }),
    )
    await client().call(endpoints.create, { json: { name: 'x' }, idempotencyKey: 'key-1' })
    await client().call(endpoints.create, { json: { name: 'x' } })
    expect(keys).toEqual(['key-1', expect.stringMatching(/^[\da-f-]{36}$/)])
  })

  it('throws on a body that violates the request schema', async () => {
    await expect(client().call(endpoints.create, { json: { name: 1 } })).rejects.toThrow('name')
  })

  it('does not parse a body again that its caller has parsed', async () => {
    const bodies: unknown[] = []
    server.use(
      http.post(`${baseUrl}/things`, async ({ request }) => {
        bodies.push(await request.json())
        return HttpResponse.json({ id: 1 })
      }),
    )
    await client().call(endpoints.create, { json: { name: 'a', kept: true }, isParsed: true })
    await client().call(endpoints.create, { json: { name: 'a', dropped: true } })
    expect(bodies).toEqual([{ name: 'a', kept: true }, { name: 'a' }])
  })

  it.each([undefined, new AbortController().signal])(
    'returns timeout after the time limit (signal: %o)',
    async (signal) => {
      server.use(http.get(`${baseUrl}/things/7`, () => delay('infinite')))
      const impatient = client({
        timeouts: { read: 20, write: 20, upload: 20 },
        retry: { tries: 1, baseMs: 0, maxMs: 0 },
      })
      const answer = await impatient.call(endpoints.read, { params: { id: 7 }, signal })
      expect(answer).toMatchObject({ ok: false, error: { kind: 'timeout' } })
    },
  )

  it('returns cancelled when the caller aborts, and does not retry', async () => {
    let calls = 0
    const controller = new AbortController()
    server.use(
      http.get(`${baseUrl}/things/7`, async () => {
        calls += 1
        controller.abort()
        await delay('infinite')
      }),
    )
    const answer = await client().call(endpoints.read, { params: { id: 7 }, signal: controller.signal })
    expect(answer).toMatchObject({ ok: false, error: { kind: 'cancelled' } })
    expect(calls).toBe(1)
  })

  it('returns cancelled when the caller aborts between two tries', async () => {
    const controller = new AbortController()
    server.use(http.get(`${baseUrl}/things/7`, () => HttpResponse.error()))
    const patient = client({
      retry: { tries: 2, baseMs: 60_000, maxMs: 60_000 },
      random: () => 1,
      report: () => setTimeout(() => controller.abort()),
    })
    const answer = await patient.call(endpoints.read, { params: { id: 7 }, signal: controller.signal })
    expect(answer).toMatchObject({ ok: false, error: { kind: 'cancelled' } })
  })

  it('reports where an answer violates its schema, without values', async () => {
    server.use(http.get(`${baseUrl}/things/7`, () => HttpResponse.json({ data: { n: 'Nguyen Thi Mau' } })))
    const answer = await client().call(endpoints.read, { params: { id: 7 } })
    expect(answer).toMatchObject({ ok: false, error: { kind: 'invalid-response', issues: ['data.n: invalid_type'] } })
  })

  it('treats an answer that is not JSON as invalid', async () => {
    server.use(http.get(`${baseUrl}/things/7`, () => HttpResponse.html('<p>Welcome</p>')))
    const answer = await client().call(endpoints.read, { params: { id: 7 } })
    expect(answer).toMatchObject({ ok: false, error: { kind: 'invalid-response', issues: ['not JSON'] } })
  })

  it('returns the bytes of a PDF and rejects anything else', async () => {
    const pdf = new TextEncoder().encode('%PDF-1.7 …')
    server.use(http.get(`${baseUrl}/file`, () => HttpResponse.arrayBuffer(pdf.buffer)))
    const good = await client().call(endpoints.document)
    expect(good.ok && new TextDecoder().decode(good.value)).toBe('%PDF-1.7 …')
    server.use(http.get(`${baseUrl}/file`, () => HttpResponse.html('<p>login</p>')))
    expect(await client().call(endpoints.document)).toMatchObject({ ok: false, error: { kind: 'invalid-response' } })
    server.use(http.get(`${baseUrl}/file`, () => HttpResponse.json({ code: 'CONTRACT_UNKNOWN' }, { status: 404 })))
    expect(await client().call(endpoints.document)).toMatchObject({ ok: false, error: { code: 'CONTRACT_UNKNOWN' } })
  })

  it('uses the configured path of an endpoint', async () => {
    server.use(http.get(`${baseUrl}/elsewhere`, () => HttpResponse.json({ data: { n: 2 } })))
    const answer = await client({ pathOf: () => '/elsewhere' }).call(endpoints.read)
    expect(answer.ok).toBe(true)
  })
})
