import { revalidateTag } from 'next/cache'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { signWebhook } from '@/lib/platform/security/webhook-signature'

import { POST } from './route'

vi.mock('next/cache', () => ({ revalidateTag: vi.fn<() => void>() }))

const secret = 'revalidate-secret-of-the-test-0123456789'
beforeEach(() => vi.stubEnv('REVALIDATE_SECRET', secret))

const address = 'https://site.example/api/revalidate'

/** A body that a stranger sends piece by piece, without announcing its length. */
function streamed(kilobytes: number) {
  let sent = 0
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    sent += 1
    if (sent > kilobytes) controller.close()
    else controller.enqueue(new Uint8Array(1024).fill(97))
  }
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    body: new ReadableStream({ pull }),
    duplex: 'half',
  }
  return { request: new Request(address, init), sent: () => sent }
}

describe('POST /api/revalidate', () => {
  it('stops reading an unsigned body at its limit', async () => {
    const { request, sent } = streamed(1_000_000)
    expect((await POST(request)).status).toBe(413)
    expect(sent()).toBeLessThan(150)
  })

  it('refuses a body that is not UTF-8, and one that nobody signed', async () => {
    const broken = new Request(address, { method: 'POST', body: new Uint8Array([0x7b, 0xff, 0x7d]) })
    expect((await POST(broken)).status).toBe(400)
    expect((await POST(new Request(address, { method: 'POST', body: '{}' }))).status).toBe(401)
    expect(revalidateTag).not.toHaveBeenCalled()
  })

  it('accepts a hundred of the longest tags', async () => {
    const tags = Array.from({ length: 100 }, (_, index) => `post:${index}`.padEnd(256, 'ế'))
    const body = JSON.stringify({ tags })
    const timestamp = Math.floor(Date.now() / 1000)
    const headers = { 'x-timestamp': String(timestamp), 'x-signature': signWebhook(secret, timestamp, body) }
    expect((await POST(new Request(address, { method: 'POST', body, headers }))).status).toBe(200)
    expect(revalidateTag).toHaveBeenCalledTimes(100)
  })

  it('accepts the secret before while it is set, and no other', async () => {
    const body = JSON.stringify({ tags: ['menu'] })
    const timestamp = Math.floor(Date.now() / 1000)
    const old = 'the-secret-before-0123456789abcdefghij'
    const send = async () => {
      const headers = { 'x-timestamp': String(timestamp), 'x-signature': signWebhook(old, timestamp, body) }
      return (await POST(new Request(address, { method: 'POST', body, headers }))).status
    }
    expect(await send()).toBe(401)
    vi.stubEnv('REVALIDATE_SECRET_PREVIOUS', old)
    expect(await send()).toBe(200)
  })
})
