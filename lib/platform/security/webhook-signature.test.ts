import { describe, expect, it } from 'vitest'

import { isGenuineWebhook, signWebhook } from './webhook-signature.ts'

const secret = 'secret'
const body = '{"tags":["menu"]}'
const at = 1_790_000_000
const call = { timestamp: String(at), signature: signWebhook(secret, at, body), body }

describe('isGenuineWebhook', () => {
  it('accepts a valid signature', () => {
    expect(isGenuineWebhook(secret, call, at + 300)).toBe(true)
  })

  it.each([
    ['another secret', 'other', call, at],
    ['a changed body', secret, { ...call, body: '{"tags":["all"]}' }, at],
    ['a changed time', secret, { ...call, timestamp: String(at + 1) }, at],
    ['an old call', secret, call, at + 301],
    ['a call from the future', secret, call, at - 301],
    ['no signature', secret, { ...call, signature: null }, at],
    ['no time', secret, { ...call, timestamp: null }, at],
  ])('refuses %s', (_, usedSecret, usedCall, now) => {
    expect(isGenuineWebhook(usedSecret, usedCall, now)).toBe(false)
  })
})
