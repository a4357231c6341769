import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

import { RestReader } from './rest-reader.ts'

/**
 * Milliseconds. A proxy in front keeps idle connections for 60 to 75 s (nginx, cloud load balancers); this server has to
 * keep them longer, or the proxy now and then uses one that has just been closed.
 */
const keepAliveMs = 80_000

/** Milliseconds within which a request's headers have to arrive: nobody holds connections open by sending slowly. */
const headersMs = 20_000

/** Milliseconds within which a whole request has to arrive: a photo over a slow phone network takes up to 85 s. */
const requestMs = 120_000

/** Refused uploads that are discarded at the same time: with a thousand, each turn of the event loop takes 400 ms. */
const restsAtOnce = 16

/** Milliseconds that calls in flight have to end: longer than any (lib/backends/gateway). */
const graceMs = 90_000

export interface RunningServer {
  readonly server: Server
  /** Takes no further connections and ends when every call in flight has been answered. */
  readonly stop: () => Promise<void>
}

/** A server that closes without failing the calls in flight. */
export function createHttpServer(handle: (request: IncomingMessage, response: ServerResponse) => void): RunningServer {
  const inFlight = new Set<ServerResponse>()
  const rests = new RestReader(restsAtOnce)
  let stopping = false
  const server = createServer((request, response) => {
    inFlight.add(response)
    response.once('close', () => inFlight.delete(response))
    rests.watch(request, response)
    if (stopping) endConnectionAfter(response)
    handle(request, response)
  })
  server.keepAliveTimeout = keepAliveMs
  server.headersTimeout = headersMs
  server.requestTimeout = requestMs

  return {
    server,
    stop() {
      if (stopping) return Promise.resolve()
      stopping = true
      for (const response of inFlight) endConnectionAfter(response)
      return new Promise((resolve) => {
        const last = setTimeout(() => server.closeAllConnections(), graceMs)
        server.close(() => {
          clearTimeout(last)
          resolve()
        })
        server.closeIdleConnections()
      })
    },
  }
}

/** The client would otherwise send its next request over this connection. */
function endConnectionAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close')
}
