import { subscribe } from 'node:diagnostics_channel'
import { type IncomingMessage, Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'

import { fixedHeaders } from '@/lib/platform/security/answer-headers'

/** Sees a request before Next does. True: it has answered, and Next never sees the request. */
export type Gate = (request: IncomingMessage, response: ServerResponse) => boolean

/**
 * Puts gates in front of every HTTP server of this process. Next creates the server itself and answers some requests
 * before any code of the site runs (a path that is no UTF-8, a method that it does not know), so headers and refusals that
 * concern every request belong here (docs/decisions/0045-a-gate-in-front-of-next.md). Called once, at server start.
 */
export function installGates(gates: readonly Gate[]): void {
  const known = new WeakSet<Server>()
  const guard = (server: unknown): void => {
    if (!(server instanceof Server) || known.has(server)) return
    known.add(server)
    guardServer(server, gates)
  }
  // A server is met with its first connection; one that was already connected, with its next request.
  subscribe('net.server.socket', (message) => {
    guard((message as { socket: { server?: unknown } }).socket.server)
  })
  subscribe('http.server.request.start', (message) => {
    guard((message as { server: unknown }).server)
  })
}

function guardServer(server: Server, gates: readonly Gate[]): void {
  const listeners = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    if (gates.some((gate) => gate(request, response))) return
    for (const listener of listeners) Reflect.apply(listener, server, [request, response])
  })
  server.on('clientError', refuseUnparsed)
}

const statusOfError: Readonly<Partial<Record<string, number>>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** What Node could not parse has no response object: the answer is written as text. */
function refuseUnparsed(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const status = statusOfError[error.code ?? ''] ?? 400
  const headers = [...fixedHeaders, ['cache-control', 'no-store'], ['connection', 'close'], ['content-length', '0']]
  const lines = headers.map(([name, value]) => `${name}: ${value}`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('\r\n')}\r\n\r\n`)
}
