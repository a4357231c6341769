import { once } from 'node:events'
import { Agent, get, type IncomingMessage, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { PassThrough, Readable } from 'node:stream'

import { expect, it, vi } from 'vitest'

import { comesThroughUnknownProxy } from './caller'
import { createHttpServer } from './http-server'

it('answers the calls in flight before it ends, and takes no more', async () => {
  let answer = () => {}
  const { server, stop } = createHttpServer((_, response) => {
    answer = () => void response.end('done')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}/`
  const agent = new Agent({ keepAlive: true })
  const inFlight = new Promise<string | undefined>((resolve, reject) => {
    get(url, { agent }, (reply) => {
      reply.resume()
      reply.on('end', () => resolve(reply.headers.connection))
    }).on('error', reject)
  })
  await vi.waitFor(() => expect(answer.toString()).toContain('done'))
  let ended = false
  const stopped = stop().then(() => (ended = true))
  await expect(fetch(url)).rejects.toThrow('fetch failed')
  expect(ended).toBe(false)
  answer()
  expect(await inFlight).toBe('close')
  await stopped
  agent.destroy()
})

/** How Next hands a body to a route, which may stop reading. */
const readers = {
  'another stream': (incoming: IncomingMessage) => incoming.pipe(new PassThrough()),
  'a web stream': (incoming: IncomingMessage) => Readable.toWeb(incoming),
  'a request': (incoming: IncomingMessage) => {
    const init = { method: 'POST', body: incoming, duplex: 'half' }
    void new Request('http://site.test/', init as unknown as RequestInit).body?.getReader().read()
  },
}

it.each(Object.entries(readers))('reads the rest of an upload that was answered early, from %s', async (_, read) => {
  const { server, stop } = createHttpServer((incoming, response) => {
    read(incoming)
    response.end('refused')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ports: (number | undefined)[] = []
  for (let time = 1; time <= 2; time += 1) {
    const sent = request(`http://127.0.0.1:${port}/`, { method: 'POST', agent })
    sent.end(Buffer.alloc(400_000))
    // oxlint-disable-next-line no-await-in-loop -- one after the other, on one connection
    const [reply] = (await once(sent, 'response')) as [IncomingMessage]
    ports.push(reply.socket.localPort)
    // oxlint-disable-next-line no-await-in-loop
    await once(reply.resume(), 'end')
  }
  expect(ports[1]).toBe(ports[0])
  agent.destroy()
  await stop()
})

it('reads the rests of many uploads, a few at a time, one of whose clients leaves', async () => {
  const { server, stop } = createHttpServer((incoming, response) => {
    incoming.pause()
    response.end('refused')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const agents = Array.from({ length: 40 }, () => new Agent({ keepAlive: true, maxSockets: 1 }))
  const upload = async (agent: Agent) => {
    const sent = request(`http://127.0.0.1:${port}/`, { method: 'POST', agent, headers: { 'content-length': 400_000 } })
    sent.end(Buffer.alloc(400_000))
    const [reply] = (await once(sent, 'response')) as [IncomingMessage]
    const { localPort } = reply.socket
    await once(reply.resume(), 'end')
    return localPort
  }
  const leaver = connect(port, '127.0.0.1').on('error', () => {})
  leaver.write('POST / HTTP/1.1\r\nhost: site.test\r\ncontent-length: 400000\r\n\r\nbegun')
  await once(leaver, 'data')
  const ports = await Promise.all(agents.map(upload))
  leaver.destroy()
  // A connection is free for the next request once the rest of the one before has been read.
  expect(await Promise.all(agents.map(upload))).toEqual(ports)
  for (const agent of agents) agent.destroy()
  await stop()
})

it('keeps connections longer than proxies do', () => {
  const { server } = createHttpServer(() => {})
  expect(server.keepAliveTimeout).toBeGreaterThan(75_000)
  expect(server.requestTimeout).toBeGreaterThan(85_000)
})

it.each([
  [0, '203.0.113.9', true],
  [1, '203.0.113.9', false],
  [0, undefined, false],
])('with %i trusted proxies and x-forwarded-for %s, an unknown proxy: %s', (hops, forwarded, expected) => {
  const request = { headers: { 'x-forwarded-for': forwarded } } as unknown as IncomingMessage
  expect(comesThroughUnknownProxy(request, hops)).toBe(expected)
})

it.each(['1.0', '1.1'])('delivers an early answer to an HTTP/%s client that closes its connection', async (version) => {
  const { server, stop } = createHttpServer((_, response) => {
    response.writeHead(413, { 'content-length': 7 }).end('refused')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const head = `POST / HTTP/${version}\r\nhost: site.test\r\nconnection: close\r\ncontent-length: 4000000\r\n\r\n`
  /** Writes the whole body before it reads, as a proxy does. */
  const upload = async () => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    socket.pause()
    socket.write(head)
    socket.end(Buffer.alloc(4_000_000))
    await once(socket, 'finish')
    const parts: Buffer[] = []
    for await (const part of socket) parts.push(part as Buffer)
    return Buffer.concat(parts).toString()
  }
  for (const answer of await Promise.all([upload(), upload(), upload()])) {
    expect(answer).toMatch(/^HTTP\/1.1 413 [^]*refused$/)
  }
  await stop()
})
