import type { IncomingMessage } from 'node:http'

/** Bytes that arrive with one read: nothing is gained by waiting with so little. */
const little = 64 * 1024

/**
 * Reads what is still to come of requests that were answered early, such as refused uploads. Unread, the rest would keep
 * its connection, over which the client sends the next request, waiting for ever; the server's `requestTimeout` limits how
 * long it takes.
 */
export class RestReader {
  readonly #most: number
  readonly #waiting = new Set<IncomingMessage>()
  #reading = 0

  /** @param most large rests that are read at once; others wait unread, which makes their clients wait */
  constructor(most: number) {
    this.#most = most
  }

  discard(request: IncomingMessage): void {
    if (request.destroyed || (request.complete && request.readableEnded)) return
    request.unpipe()
    // Whoever stopped reading still listens, and a request with a listener for `readable` does not flow.
    request.removeAllListeners('readable')
    request.removeAllListeners('data')
    if (request.complete || Number(request.headers['content-length'] ?? Infinity) <= little) {
      request.resume()
      return
    }
    request.pause()
    this.#waiting.add(request)
    request.once('close', () => this.#waiting.delete(request))
    this.#readNext()
  }

  #readNext(): void {
    for (const request of this.#waiting) {
      if (this.#reading >= this.#most) return
      this.#waiting.delete(request)
      this.#reading += 1
      request.once('close', () => {
        this.#reading -= 1
        this.#readNext()
      })
      request.resume()
    }
  }
}
