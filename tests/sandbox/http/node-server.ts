import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'

import { getResponse, type HttpHandler } from 'msw'

import { RestReader } from '@/lib/platform/document-server/rest-reader'

/** Loopback only: the sandbox must not be reachable from other machines. */
const host = '127.0.0.1'

/**
 * Milliseconds for which an idle connection stays open, as backends behind a load balancer keep it. Node's five seconds are
 * over when a test draws pictures for longer, and the next call would be sent into a connection that has just been closed.
 */
const keepAliveMs = 80_000

/** Uploads answered before they were read, whose rest is read at once. */
const restsAtOnce = 16

export interface RunningServer {
  readonly url: string
  close(): Promise<void>
}

/** Serves msw handlers over HTTP. A handler's `Response.error()` breaks the connection, as a network would. */
export async function listen(handlers: HttpHandler[], port: number): Promise<RunningServer> {
  const rests = new RestReader(restsAtOnce)
  const server = createServer((incoming, outgoing) => {
    rests.watch(incoming, outgoing)
    serve(handlers, incoming, outgoing).catch((error: unknown) => {
      // A client that disconnected in the middle of an answer is not an error.
      if (!outgoing.destroyed) console.error('sandbox:', error)
      outgoing.destroy()
    })
  })
  server.keepAliveTimeout = keepAliveMs
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const { port: bound } = server.address() as AddressInfo
  return { url: `http://${host}:${bound}`, close: () => closeServer(server) }
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()))
    server.closeAllConnections()
  })
}

// Streams are the same objects for Node and for the DOM's types, which describe them a little differently: hence the casts.
async function serve(handlers: HttpHandler[], incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const response =
    (await getResponse(handlers, toRequest(incoming))) ?? Response.json({ message: 'Not Found' }, { status: 404 })
  if (response.type === 'error') {
    incoming.socket.destroy()
    return
  }
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  if (!response.body || incoming.method === 'HEAD') {
    outgoing.end()
    return
  }
  await pipeline(Readable.fromWeb(response.body as NodeReadableStream), outgoing)
}

function toRequest(incoming: IncomingMessage): Request {
  const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? host}`)
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const single of Array.isArray(value) ? value : [value]) if (single !== undefined) headers.append(name, single)
  }
  // HEAD is answered like GET, without the body.
  const method = incoming.method === 'HEAD' ? 'GET' : (incoming.method ?? 'GET')
  if (method === 'GET') return new Request(url, { method, headers })
  const init: RequestInit & { duplex: 'half' } = {
    method,
    headers,
    body: Readable.toWeb(incoming) as ReadableStream,
    duplex: 'half',
  }
  return new Request(url, init)
}
