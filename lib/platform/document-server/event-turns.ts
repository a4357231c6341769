/**
 * Spreads work over turns of the event loop, first come, first served. In each turn Node reads every request that has
 * arrived, and a handler that awaits nothing slow runs as soon as its request is read: without this, a thousand uploads or
 * redirects at once would block all other requests until the last of them is done.
 */
export class EventTurns {
  readonly #perTurn: number
  readonly #waiting: (() => void)[] = []
  #isScheduled = false

  /** @param perTurn how many tasks may start in one turn */
  constructor(perTurn: number) {
    this.#perTurn = perTurn
  }

  /** Resolves in the next turn that has room. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve)
      this.#schedule()
    })
  }

  #schedule(): void {
    if (this.#isScheduled || this.#waiting.length === 0) return
    this.#isScheduled = true
    setImmediate(() => {
      this.#isScheduled = false
      for (const begin of this.#waiting.splice(0, this.#perTurn)) begin()
      this.#schedule()
    })
  }
}
