import { createHash } from 'node:crypto'

import { changedSince } from '../cache/tag-manifest.ts'
import { brotli, type Encoding, gzipped, isCompressible, unbrotli } from './encodings.ts'

/** When an answer stops being true: at a time, or when one of the tags of what it shows is invalidated. */
export interface Freshness {
  /** Milliseconds since 1970. */
  readonly until: number
  readonly renderedAt: number
  readonly tags: readonly string[]
}

export function isFresh({ until, renderedAt, tags }: Freshness, now: number): boolean {
  return now < until && !changedSince(tags, renderedAt)
}

type Headers = ReadonlyArray<readonly [name: string, value: string]>

interface Captured {
  readonly status: number
  /** Lower-case names; without encoding, length, ETag and date. */
  readonly headers: Headers
  readonly body: Buffer
  readonly freshness: Freshness
  /** Of a document whose data is kept apart: the hash of the data. */
  readonly flight?: string | undefined
}

/**
 * A whole answer, hashed and compressed once. A body that becomes smaller by compression is kept as Brotli only; for clients
 * that do not accept it, gzip is made from it once, and the plain body each time.
 */
export class Answer {
  readonly status: number
  readonly headers: Headers
  readonly etag: string
  readonly freshness: Freshness
  readonly flight: string | undefined
  readonly #bodies = new Map<Encoding, Buffer>()
  #isBest: boolean
  /** How often it was sent. */
  hits = 0

  private constructor(
    { status, headers, body, freshness, flight }: Captured,
    { encoding, encoded, isBest }: { encoding: Encoding; encoded: Buffer; isBest: boolean },
  ) {
    this.status = status
    this.headers = headers
    this.freshness = freshness
    this.flight = flight
    this.etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    this.#bodies.set(encoding, encoded)
    this.#isBest = isBest
  }

  /** @param compressed the same body in Brotli, if it was compressed as well as possible before */
  static async of(captured: Captured, compressed?: Buffer): Promise<Answer> {
    if (compressed !== undefined) return new Answer(captured, { encoding: 'br', encoded: compressed, isBest: true })
    const type = captured.headers.find(([name]) => name === 'content-type')?.[1] ?? ''
    return isCompressible(type)
      ? new Answer(captured, { encoding: 'br', encoded: await brotli(captured.body, 10), isBest: false })
      : new Answer(captured, { encoding: 'identity', encoded: captured.body, isBest: true })
  }

  /** Bytes that it may come to take in memory: gzip is about half as large again as Brotli. */
  get bytes(): number {
    const { length } = this.#bodies.get('br') ?? Buffer.alloc(0)
    return 2_000 + Math.ceil(length * 2.5) + (this.#bodies.get('identity')?.length ?? 0)
  }

  /** The body in an encoding, or as it is where it would not become smaller. */
  async body(wanted: Encoding): Promise<{ readonly encoding: Encoding; readonly bytes: Buffer }> {
    const known = this.known(wanted)
    if (known !== undefined) return known
    const plain = await unbrotli(this.#bodies.get('br') ?? Buffer.alloc(0))
    if (wanted !== 'gzip') return { encoding: 'identity', bytes: plain }
    const bytes = await gzipped(plain)
    this.#bodies.set('gzip', bytes)
    return { encoding: 'gzip', bytes }
  }

  /** The same without waiting, if the encoding has been made. */
  known(wanted: Encoding): { readonly encoding: Encoding; readonly bytes: Buffer } | undefined {
    const encoding = this.#bodies.has('br') ? wanted : 'identity'
    const bytes = this.#bodies.get(encoding)
    return bytes && { encoding, bytes }
  }

  /** Compresses as well as possible, once. Takes about half a second of another thread for the largest page. */
  async improve(): Promise<void> {
    const current = this.#bodies.get('br')
    if (this.#isBest || current === undefined) return
    this.#isBest = true
    this.#bodies.set('br', await brotli(await unbrotli(current), 11))
  }
}
