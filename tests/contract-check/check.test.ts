import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { type Service, services } from '@/lib/backends/endpoint'

import { useBackends } from '../contract/support/backends'
import { serviceBases } from '../sandbox/http/service'
import { checkContract, type Checked } from './check'
import { notCalled } from './not-called'

const backends = useBackends()
const options = { locale: 'vi', reportsPath: 'categories/fe/1441/article', timeoutMs: 20_000 }
const checkedServices: readonly Service[] = ['main', 'news', 'video', 'account', 'trading', 'bank-list']

it('finds that the sandbox fits in every call', async () => {
  const bases = Object.fromEntries(checkedServices.map((service) => [service, backends.url + serviceBases[service]]))
  const checked = await checkContract({ ...options, bases })
  const unfit = checked.filter(({ verdict }) => verdict === 'breaks' || verdict === 'fits with remarks')
  expect(unfit).toEqual([])
  const called = checked.filter(({ verdict }) => verdict === 'fits').map(({ service }) => service)
  expect(new Set(called)).toEqual(new Set(checkedServices))
})

it('calls every call of the contract, or says why not', async () => {
  const bases = Object.fromEntries(services.map((service) => [service, backends.url + serviceBases[service]]))
  const checked = await checkContract({ ...options, bases })
  const without = checked.filter(({ verdict }) => verdict === 'not called')
  expect(without.filter(({ details }) => details.join('') === '')).toEqual([])
  // A reason that no call needs any more.
  const reasons = Object.values(notCalled).flatMap((calls) => Object.keys(calls))
  expect(without.length).toBe(reasons.length)
})

/** A server whose every call has another fault. */
const faults: Readonly<Record<string, (response: ServerResponse) => void>> = {
  '/menu-fe': json({
    data: [
      { id: 3, name: 'A', sequence: 1, type: 'internal', child: [] },
      { id: 2, name: 'B', type: 5 },
    ],
  }),
  '/fe/static-content': json({ data: { hotline: '1900 6277' } }),
  '/branches': json({ data: [{ id: 'x', name: 1 }] }),
  '/fe/branches': (response) => response.writeHead(500).end('{}'),
  '/fe/countries': (response) => response.writeHead(200).end('<html>'),
  '/categories/fe/1': json({ data: { id: 1, slug: 'a', name: 'A', image: 'https://cdn.example/a.png' } }),
  '/faqs': (response) => response.destroy(),
}

function json(body: unknown) {
  return (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  }
}

describe('against a server that is wrong', () => {
  const server = createServer((request, response) => {
    const answer = faults[new URL(request.url ?? '/', 'http://wrong.example').pathname]
    if (answer) answer(response)
    else response.writeHead(404).end('{}')
  })
  let checked: readonly Checked[] = []
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    checked = await checkContract({ ...options, bases: { main: `http://127.0.0.1:${port}` } })
  })
  afterAll(() => server.close())

  it.each([
    ['GET menu-fe', 'fits with remarks', /rows left out: 1 \(type: .*menus missing: 2, 4, 5/],
    ['GET fe/static-content', 'breaks', /^data: invalid_type/],
    ['GET branches', 'breaks', /^data: custom; .*name: invalid_type/],
    ['GET fe/branches', 'breaks', /^HTTP 500$/],
    ['GET fe/countries', 'breaks', /^not JSON$/],
    ['GET categories/fe/{id} (news, 1)', 'fits with remarks', /^pictures need MEDIA_HOSTS=https:\/\/cdn\.example$/],
    ['GET categories/fe/{id} (guides, 6)', 'breaks', /^HTTP 404$/],
    ['GET faqs', 'breaks', /^no connection$/],
    ['GET posts/{id}', 'not called', /nothing to ask for/],
    ['POST cv', 'not called', /leave data/],
  ])('says of %s that it %s', (call, verdict, details) => {
    const row = checked.find((each) => each.call === call)
    expect(row?.verdict).toBe(verdict)
    expect(row?.details.join('; ')).toMatch(details)
  })
})

describe.each([
  ['an empty object', 200, '{}', /invalid_|unrecognized|custom/],
  ['a list where an object belongs', 200, '[]', /invalid_type/],
  ['a page of HTML', 200, '<!doctype html>', /^not JSON$/],
  ['HTTP 404', 404, '{}', /^HTTP 404$/],
  ['HTTP 503', 503, '{}', /^HTTP 503$/],
] as const)('against a server that answers every call with %s', (_, status, body, reason) => {
  const server = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  })
  afterAll(() => server.close())

  it('names the fault of each call', async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const bases = Object.fromEntries(checkedServices.map((service) => [service, `http://127.0.0.1:${port}`]))
    const called = (await checkContract({ ...options, bases })).filter(({ verdict }) => verdict !== 'not called')
    expect(called.length).toBeGreaterThan(30)
    expect(called.filter(({ verdict }) => verdict !== 'breaks')).toEqual([])
    for (const { details } of called) expect(details.join('; ')).toMatch(reason)
  })
})
