import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { installGates } from './front-gate'

const servers: Server[] = []

beforeAll(() => {
  installGates([
    (request, response) => {
      response.setHeader('x-gate', 'seen')
      if (request.url !== '/refused') return false
      response.writeHead(418).end()
      return true
    },
  ])
})
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))))
})

async function listen(listener: RequestListener): Promise<number> {
  const server = createServer({ maxHeaderSize: 2000 }, listener)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

/** The answer to bytes that are not necessarily HTTP. */
async function answerTo(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    let answer = ''
    socket.setEncoding('latin1').on('data', (part: string) => (answer += part))
    socket.on('close', () => resolve(answer)).on('error', reject)
  })
}

describe('installGates', () => {
  it('lets a gate answer in place of the server, and add headers to what the server answers', async () => {
    let seen = 0
    const port = await listen((_, response) => {
      seen += 1
      response.end('page')
    })
    const refused = await fetch(`http://127.0.0.1:${port}/refused`)
    const page = await fetch(`http://127.0.0.1:${port}/page`)
    expect([refused.status, page.headers.get('x-gate'), await page.text(), seen]).toEqual([418, 'seen', 'page', 1])
  })

  it.each([
    ['what is not HTTP', 'GARBAGE\r\n\r\n', 400],
    ['headers beyond the limit', `GET / HTTP/1.1\r\nhost: a\r\nx-long: ${'a'.repeat(3000)}\r\n\r\n`, 431],
  ])('answers %s with the security headers', async (_, text, status) => {
    const port = await listen((__, response) => response.end())
    const answer = await answerTo(port, text)
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(answer).toContain('strict-transport-security: max-age=')
    expect(answer).toContain('x-content-type-options: nosniff')
  })
})
