import type { IncomingMessage, ServerResponse } from 'node:http'

/** Bytes that arrive with one read; so small a rest is discarded at once. */
const little = 64 * 1024

/**
 * Reads and discards the rest of request bodies that were answered early, such as refused uploads. An unread rest would
 * block the client's next request on the same connection forever; the server's `requestTimeout` limits how long reading
 * may take.
 */
export class RestReader {
  readonly #most: number
  readonly #waiting = new Set<IncomingMessage>()
  #reading = 0

  /** @param most how many large rests are read at the same time; the others wait, and so do their clients */
  constructor(most: number) {
    this.#most = most
  }

  /**
   * Call this before the answer begins. If the client asked to close the connection, the server closes only its own side after
   * the answer and keeps reading, as nginx does (`lingering_close`). Node would close both sides; the operating system then
   * resets the connection because of the unread bytes, often before the client has read the answer.
   */
  watch(request: IncomingMessage, response: ServerResponse): void {
    const lingers = !response.shouldKeepAlive && hasBody(request)
    if (lingers) response.shouldKeepAlive = true
    response.once('finish', () => {
      this.#discard(request)
      if (lingers) request.socket.end()
    })
  }

  #discard(request: IncomingMessage): void {
    if (request.destroyed || (request.complete && request.readableEnded)) return
    request.unpipe()
    // The former reader's listeners are still attached, and a stream with a `readable` listener does not flow.
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

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
