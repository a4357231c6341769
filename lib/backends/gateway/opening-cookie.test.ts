import { EncryptJWT, SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'

import { provenOpening } from '@/tests/factories/gateway'

import { OpeningCookie } from './opening-cookie'

const now = new Date('2026-11-20T03:00:00.000Z')
const later = (days: number) => new Date(now.getTime() + days * 86_400_000)
const cookieOf = (...secrets: [string, ...string[]]) => new OpeningCookie({ secrets, isSecure: true })
const secret = 'a-secret-of-the-test-0123456789abcdef'
const cookie = cookieOf(secret)
const seal = async (from = cookie) => (await from.seal(provenOpening, now)).replace(/;.*/, '')

describe('the cookie of an opening', () => {
  it('belongs to this host, is sent by this site only and is hidden from scripts', async () => {
    const [pair = '', ...attributes] = (await cookie.seal(provenOpening, now)).split('; ')
    expect(pair.startsWith('__Host-opening=')).toBe(true)
    expect(attributes.toSorted()).toEqual(['HttpOnly', 'Max-Age=691200', 'Path=/', 'SameSite=Strict', 'Secure'])
    expect(new OpeningCookie({ secrets: [secret], isSecure: false }).name).toBe('opening')
  })

  it('holds nothing in clear, and fits', async () => {
    const text = await seal()
    const decoded = text
      .split('.')
      .map((part) => Buffer.from(part, 'base64url').toString('latin1'))
      .join()
    for (const value of ['001199999999', 'MẪU', 'sms-1', provenOpening.id]) {
      expect(text + decoded).not.toContain(value)
    }
    expect(text.length).toBeLessThan(2000)
    const endless = { ...provenOpening, request: 'x'.repeat(5000) }
    await expect(cookie.seal(endless, now)).rejects.toThrow('does not fit')
  })

  it('is read among others, until it expires', async () => {
    const header = `NEXT_LOCALE=vi; ${await seal()}; other=1`
    expect(await cookie.read(header, later(7.9))).toEqual(provenOpening)
    expect(await cookie.read(header, later(8.1))).toBeNull()
    expect(await cookie.read(null, now)).toBeNull()
  })

  it('outlives the replacement of its secret, once', async () => {
    const old = await seal()
    const replaced = cookieOf('another-secret-0123456789abcdef0123456789', secret)
    expect(await replaced.read(old, now)).toEqual(provenOpening)
    expect(await cookieOf('another-secret-0123456789abcdef0123456789').read(old, now)).toBeNull()
    expect(await cookie.read(await seal(replaced), now)).toBeNull()
  })

  it('is not read if another key, algorithm, audience or shape made it', async () => {
    const key = new Uint8Array(32)
    const forged = [
      await new EncryptJWT({ opening: provenOpening })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setAudience('account-opening')
        .setExpirationTime('1h')
        .encrypt(key),
      await new SignJWT({ opening: provenOpening }).setProtectedHeader({ alg: 'HS256' }).sign(key),
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.e30.`,
      'x.y.z',
      '',
    ]
    for (const value of forged) {
      // One at a time, so that a failure names its forgery.
      // oxlint-disable-next-line no-await-in-loop
      expect(await cookie.read(`__Host-opening=${value}`, now)).toBeNull()
    }
    const otherShape = { ...provenOpening, id: 'no uuid' }
    expect(await cookie.read((await cookie.seal(otherShape, now)).replace(/;.*/, ''), now)).toBeNull()
  })
})
