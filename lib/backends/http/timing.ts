/**
 * A limit of time on one try, together with the caller's own signal. Written out because `AbortSignal.any` is younger
 * than the oldest browsers that the site serves.
 */
export class Deadline {
  readonly #controller = new AbortController()
  readonly #timer: ReturnType<typeof setTimeout>
  readonly #outer: AbortSignal | undefined
  #passed = false

  /** @param milliseconds from now */
  constructor(milliseconds: number, outer?: AbortSignal) {
    this.#outer = outer
    this.#timer = setTimeout(() => {
      this.#passed = true
      this.#controller.abort()
    }, milliseconds)
    if (outer?.aborted) this.#abort()
    else outer?.addEventListener('abort', this.#abort)
  }

  get signal(): AbortSignal {
    return this.#controller.signal
  }

  /** Whether it was the time that ended the try, and not the caller. */
  get passed(): boolean {
    return this.#passed
  }

  clear(): void {
    clearTimeout(this.#timer)
    this.#outer?.removeEventListener('abort', this.#abort)
  }

  readonly #abort = (): void => this.#controller.abort()
}

/** Waits, or until the signal aborts. */
export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) {
      resolve()
      return
    }
    const end = (): void => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    signal?.addEventListener('abort', end)
  })
}
