import { createHash, hkdfSync } from 'node:crypto'

import { EncryptJWT, errors, jwtDecrypt } from 'jose'

import type { Env } from '@/lib/platform/env/schema'

import { openingSchema, type Opening } from './opening-state'

/** Longer than a draft is kept (seven days), so that the draft never outlives what was confirmed for it. */
const lifetimeSeconds = 8 * 24 * 60 * 60

/** Browsers drop a cookie of more than 4,096 bytes with its name and attributes. */
const maxBytes = 3800

const audience = 'account-opening'

interface Key {
  readonly id: string
  readonly bytes: Uint8Array
}

type OpeningSettings = Pick<Env, 'OPENING_SECRET' | 'OPENING_SECRET_PREVIOUS' | 'SITE_URL'>

interface Options {
  /** The first seals; all of them unseal, so that a secret can be replaced while openings are under way. */
  readonly secrets: readonly [string, ...string[]]
  /** False on an address without TLS, where WebKit would drop a `Secure` cookie. */
  readonly isSecure: boolean
}

function toKey(secret: string): Key {
  const bytes = new Uint8Array(hkdfSync('sha256', secret, '', audience, 32))
  return { id: createHash('sha256').update(bytes).digest('base64url').slice(0, 8), bytes }
}

/**
 * The cookie that ties an opening to the browser that began it: encrypted and authenticated (JWE, A256GCM), `HttpOnly`,
 * `SameSite=Strict`, and with the prefix `__Host-` so that no other host of the domain can set it.
 */
export class OpeningCookie {
  readonly name: string
  readonly #attributes: string
  readonly #keys: readonly [Key, ...Key[]]

  constructor({ secrets: [current, ...former], isSecure }: Options) {
    this.name = isSecure ? '__Host-opening' : 'opening'
    this.#attributes = `Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`
    this.#keys = [toKey(current), ...former.map(toKey)]
  }

  /** The opening of a `Cookie` header; null without one, and for one that is forged, expired or of another secret. */
  async read(header: string | null, now: Date): Promise<Opening | null> {
    const sealed = valueOf(header, this.name)
    if (sealed === null) return null
    try {
      const { payload } = await jwtDecrypt(sealed, ({ kid }) => this.#keyOf(kid), {
        audience,
        currentDate: now,
        keyManagementAlgorithms: ['dir'],
        contentEncryptionAlgorithms: ['A256GCM'],
      })
      const parsed = openingSchema.safeParse(payload['opening'])
      return parsed.success ? parsed.data : null
    } catch (error) {
      if (error instanceof errors.JOSEError) return null
      throw error
    }
  }

  /** The value of a `Set-Cookie` header. */
  async seal(opening: Opening, now: Date): Promise<string> {
    const [key] = this.#keys
    const seconds = Math.floor(now.getTime() / 1000)
    const sealed = await new EncryptJWT({ opening })
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: key.id })
      .setAudience(audience)
      .setExpirationTime(seconds + lifetimeSeconds)
      .encrypt(key.bytes)
    if (sealed.length > maxBytes) throw new Error('The opening does not fit into a cookie')
    return `${this.name}=${sealed}; Max-Age=${lifetimeSeconds}; ${this.#attributes}`
  }

  /** Removes the cookie from the browser. */
  erase(): string {
    return `${this.name}=; Max-Age=0; ${this.#attributes}`
  }

  #keyOf(id: unknown): Uint8Array {
    const key = this.#keys.find((known) => known.id === id)
    if (key === undefined) throw new errors.JWEDecryptionFailed()
    return key.bytes
  }
}

/** The cookie of a site: `Secure` wherever the site itself is. */
export function openingCookie({ OPENING_SECRET, OPENING_SECRET_PREVIOUS, SITE_URL }: OpeningSettings): OpeningCookie {
  return new OpeningCookie({
    secrets: [OPENING_SECRET, ...(OPENING_SECRET_PREVIOUS === undefined ? [] : [OPENING_SECRET_PREVIOUS])],
    isSecure: SITE_URL.startsWith('https:'),
  })
}

function valueOf(header: string | null, name: string): string | null {
  const pair = (header ?? '').split(/;\s*/).find((candidate) => candidate.startsWith(`${name}=`))
  return pair === undefined ? null : pair.slice(name.length + 1)
}
