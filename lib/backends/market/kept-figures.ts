import type { Result } from '@/lib/platform/result/result'

interface Options<Value> {
  readonly load: () => Promise<Result<Value, unknown>>
  /** Milliseconds for which an answer is repeated without asking again; after a failure too. */
  readonly freshMs: number
  /** Most milliseconds that callers wait for one answer of the source; then the last one must do. */
  readonly patienceMs: number
  readonly now?: () => number
}

/**
 * Figures of a source that many visitors poll: the source is asked once at a time and once per `freshMs` at most, whoever
 * asks for them. While it fails or is slow, callers get its last answer.
 */
export class KeptFigures<Value> {
  readonly #options: Options<Value>
  readonly #now: () => number
  #last: Value | null = null
  #freshUntil = -Infinity
  #pending: { readonly loading: Promise<void>; readonly since: number } | null = null

  constructor(options: Options<Value>) {
    this.#options = options
    this.#now = options.now ?? Date.now
  }

  /** The newest figures that could be had in time; null if there have never been any. */
  async get(): Promise<Value | null> {
    if (this.#now() < this.#freshUntil) return this.#last
    this.#pending ??= { loading: this.#load(), since: this.#now() }
    const { loading, since } = this.#pending
    await inTime(loading, since + this.#options.patienceMs - this.#now())
    return this.#last
  }

  async #load(): Promise<void> {
    try {
      const answer = await this.#options.load()
      if (answer.ok) this.#last = answer.value
    } finally {
      this.#freshUntil = this.#now() + this.#options.freshMs
      this.#pending = null
    }
  }
}

async function inTime(loading: Promise<void>, milliseconds: number): Promise<void> {
  if (milliseconds <= 0) return
  const late = Promise.withResolvers<void>()
  const timer = setTimeout(late.resolve, milliseconds)
  try {
    await Promise.race([loading, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
