interface Limits {
  /** Tasks that may run at once while they are new, and so probably use the processor. */
  readonly fresh: number
  /** Milliseconds after which a running task counts as waiting for somebody else, such as a slow backend. */
  readonly freshMs: number
  /** Tasks that may run at once in all. */
  readonly running: number
  /** Tasks that may wait, in all and for one caller. */
  readonly waiting: number
  readonly waitingOfCaller: number
}

/** The line is full: the caller should try again later. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError'
}

/**
 * Runs renders a few at a time. A render takes tens of milliseconds of the one thread that also answers from the caches, so
 * a flood of addresses that are in no cache would delay everybody. The next one in line is taken from each caller
 * in turn, so a flood delays its own caller first. A slow backend does not hold up the line: a task that has run for a while
 * no longer counts.
 */
export class RenderQueue {
  readonly #limits: Limits
  /** Callers in the order of their turn. */
  readonly #lines = new Map<string, Array<() => void>>()
  #waiting = 0
  #running = 0
  #fresh = 0

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /**
   * Runs a task in its turn.
   * @param caller whose turn it is
   * @param gone aborted when nobody waits for the task any more; it then leaves the line
   * @throws QueueFullError if too many are waiting
   */
  async run(caller: string, task: () => Promise<void>, gone: AbortSignal): Promise<void> {
    if (this.#hasRoom() && this.#waiting === 0) this.#take()
    else if (!(await this.#turn(caller, gone))) return
    const age = this.#agesOnce()
    const timer = setTimeout(age, this.#limits.freshMs)
    try {
      await task()
    } finally {
      clearTimeout(timer)
      this.#running -= 1
      age()
      this.#startNext()
    }
  }

  /** Whether the turn came before its caller left. The place is then taken. */
  #turn(caller: string, gone: AbortSignal): Promise<boolean> {
    const line = this.#lines.get(caller) ?? []
    if (this.#waiting >= this.#limits.waiting || line.length >= this.#limits.waitingOfCaller) throw new QueueFullError()
    this.#waiting += 1
    return new Promise((resolve) => {
      const leave = () => {
        line.splice(line.indexOf(start), 1)
        this.#waiting -= 1
        if (line.length === 0) this.#lines.delete(caller)
        resolve(false)
      }
      const start = () => {
        gone.removeEventListener('abort', leave)
        resolve(true)
      }
      line.push(start)
      this.#lines.set(caller, line)
      gone.addEventListener('abort', leave, { once: true })
    })
  }

  #hasRoom(): boolean {
    return this.#fresh < this.#limits.fresh && this.#running < this.#limits.running
  }

  #take(): void {
    this.#running += 1
    this.#fresh += 1
  }

  #agesOnce(): () => void {
    let isFresh = true
    return () => {
      if (!isFresh) return
      isFresh = false
      this.#fresh -= 1
      this.#startNext()
    }
  }

  #startNext(): void {
    const [entry] = this.#lines
    if (entry === undefined || !this.#hasRoom()) return
    const [caller, line] = entry
    // To the end of the callers, if it has more.
    this.#lines.delete(caller)
    const start = line.shift()
    if (line.length > 0) this.#lines.set(caller, line)
    if (start === undefined) return
    this.#waiting -= 1
    this.#take()
    start()
  }
}
