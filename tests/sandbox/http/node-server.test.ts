import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { createSandbox, type RunnableSandbox } from '../create-sandbox'
import { listen, type RunningServer } from './node-server'

let sandbox: RunnableSandbox
let server: RunningServer

beforeEach(async () => {
  sandbox = createSandbox()
  server = await listen(sandbox.handlers, 0)
})

afterEach(async () => {
  sandbox.state.faults.clear()
  await server.close()
  sandbox.state.close()
})

const setFault = (fault: object) =>
  fetch(`${server.url}/__sandbox__/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  })

describe('the sandbox over HTTP', () => {
  it('answers a declared call and journals it with its headers and without its body', async () => {
    const response = await fetch(`${server.url}/main/api/menu-fe?x=1`, { headers: { locale: 'kr' } })
    expect(response.status).toBe(200)
    expect(((await response.json()) as { data: unknown[] }).data.length).toBeGreaterThan(3)
    const journal = await (await fetch(`${server.url}/__sandbox__/requests?service=main`)).json()
    expect(journal).toEqual([
      expect.objectContaining({ service: 'main', method: 'GET', path: '/menu-fe', query: { x: '1' }, outcome: 200 }),
    ])
    expect(journal[0].headers.locale).toBe('kr')
    expect(journal[0]).not.toHaveProperty('body')
  })

  it('answers an undeclared path with 404 and journals it', async () => {
    expect((await fetch(`${server.url}/trading/nothing`)).status).toBe(404)
    expect(sandbox.state.journal.list('trading')).toEqual([expect.objectContaining({ path: '/nothing', outcome: 404 })])
  })

  it('refuses a locale that no backend knows', async () => {
    const response = await fetch(`${server.url}/main/api/menu-fe`, { headers: { locale: 'ko' } })
    expect(response.status).toBe(422)
    expect(Object.keys((await response.json()).message)).toEqual(['locale'])
  })

  it('does the work and breaks the connection on a drop, once', async () => {
    await setFault({ service: 'main', path: '/contacts', kind: 'drop', times: 1 })
    const send = () =>
      fetch(`${server.url}/main/api/contacts`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': 'one' },
        body: JSON.stringify({ name: 'Mẫu', email: 'mau@example.com', phone: '0912345678', message: 'Xin chào' }),
      })
    await expect(send()).rejects.toThrow('fetch failed')
    expect((await send()).status).toBe(201)
    expect(sandbox.state.messages.list()).toHaveLength(1)
  })

  it('lets a call hang until the faults are cleared', async () => {
    await setFault({ service: 'main', path: '/menu-fe', kind: 'hang' })
    const call = fetch(`${server.url}/main/api/menu-fe`)
    await expect.poll(() => sandbox.state.journal.list()[0]?.outcome).toBe('hang')
    await fetch(`${server.url}/__sandbox__/faults`, { method: 'DELETE' })
    await expect(call).rejects.toThrow('fetch failed')
  })

  it('gives the status and body of a fault to the method and path prefix that it names', async () => {
    await setFault({ service: 'main', method: 'GET', path: 'fe/', kind: 'status', status: 503, body: { code: 'X' } })
    const faulty = await fetch(`${server.url}/main/api/fe/branches`)
    expect([faulty.status, await faulty.json()]).toEqual([503, { code: 'X' }])
    expect((await fetch(`${server.url}/main/api/branches`)).status).toBe(200)
    await fetch(`${server.url}/__sandbox__/reset`, { method: 'POST' })
    expect((await fetch(`${server.url}/main/api/fe/branches`)).status).toBe(200)
  })

  it('takes the next call over a connection whose upload it answered before reading it', async () => {
    await setFault({ service: 'ekyc', path: '/', kind: 'status', status: 503 })
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const upload = async () => {
      const sent = request(`${server.url}/ekyc/ocr`, {
        method: 'POST',
        agent,
        headers: { 'content-type': 'multipart/form-data; boundary=b', 'content-length': 400_000 },
      })
      sent.end(Buffer.alloc(400_000))
      const [answer] = (await once(sent, 'response')) as [IncomingMessage]
      const { localPort } = answer.socket
      await once(answer.resume(), 'end')
      return [answer.statusCode, localPort]
    }
    expect(await upload()).toEqual(await upload())
    agent.destroy()
  })

  it('cuts the answer of a malformed call in half', async () => {
    await setFault({ service: 'main', kind: 'malformed', times: 1 })
    const text = await (await fetch(`${server.url}/main/api/menu-fe`)).text()
    expect(() => JSON.parse(text)).toThrow(SyntaxError)
  })

  it('refuses a fault that it does not understand', async () => {
    const response = await setFault({ service: 'mian', kind: 'status' })
    expect(response.status).toBe(422)
    expect(Object.keys((await response.json()).message)).toEqual(['service'])
  })
})
