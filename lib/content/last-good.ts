/**
 * The last good answer of each resource, in memory and bounded. The page cache serves what was rendered; this serves what
 * was loaded, so that a page that has to be rendered anew while a backend is down shows what it showed before.
 */
export class LastGood {
  readonly #values = new Map<string, unknown>()
  readonly #capacity: number

  /** @param capacity number of resources kept; the least recently used goes first. */
  constructor(capacity: number) {
    this.#capacity = capacity
  }

  get(key: string): unknown {
    const value = this.#values.get(key)
    if (value !== undefined) this.set(key, value)
    return value
  }

  set(key: string, value: unknown): void {
    this.#values.delete(key)
    this.#values.set(key, value)
    const [oldest] = this.#values.keys()
    if (this.#values.size > this.#capacity && oldest !== undefined) this.#values.delete(oldest)
  }
}
