import { availableParallelism, loadavg } from 'node:os'
import { performance } from 'node:perf_hooks'

import type { Answer } from './answer.ts'

/** Milliseconds between two looks at how busy the process is. */
const pause = 1_000

/** Part of the time that the main thread, and each processor of the machine, may be busy to count as idle. */
const idleBelow = 0.3

/** Answers that were sent less often are not worth half a second of a processor. */
const worthHits = 3

/** Answers that wait; the oldest are forgotten beyond this number. */
const most = 2_000

/** Compresses kept answers as well as possible, one after the other, while process and machine have little else to do. */
export class IdleImprover {
  readonly #waiting = new Set<WeakRef<Answer>>()
  #isLooking = false
  #last = performance.eventLoopUtilization()

  add(answer: Answer): void {
    this.#waiting.add(new WeakRef(answer))
    const [oldest] = this.#waiting
    if (this.#waiting.size > most && oldest !== undefined) this.#waiting.delete(oldest)
    if (!this.#isLooking) this.#lookLater()
  }

  #lookLater(): void {
    this.#isLooking = this.#waiting.size > 0
    if (this.#isLooking) setTimeout(() => void this.#look(), pause).unref()
  }

  async #look(): Promise<void> {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, this.#last)
    this.#last = now
    const [lastMinute = 0] = loadavg()
    if (Math.max(utilization, lastMinute / availableParallelism()) < idleBelow) await this.improveNext()
    this.#lookLater()
  }

  /** Improves the answer that is sent most often of those that wait. */
  async improveNext(): Promise<void> {
    let best: WeakRef<Answer> | undefined
    for (const waiting of this.#waiting) {
      const answer = waiting.deref()
      if (answer === undefined) this.#waiting.delete(waiting)
      else if (answer.hits >= worthHits && answer.hits > (best?.deref()?.hits ?? 0)) best = waiting
    }
    if (best === undefined) return
    this.#waiting.delete(best)
    await best.deref()?.improve()
  }
}
