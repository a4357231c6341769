/**
 * Spreads work over turns of the event loop, in the order in which it was asked for. Node reads every request that has
 * arrived before it turns to anything else, and work that waits for nothing is done while its request is read: a
 * thousand uploads or redirects at once would delay everybody by all of their time.
 */
export class EventTurns {
  readonly #perTurn: number
  readonly #waiting: (() => void)[] = []
  #isScheduled = false

  /** @param perTurn how many pieces of work may begin in one turn */
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
