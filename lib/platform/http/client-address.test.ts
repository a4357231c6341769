import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'

import { clientAddress, connectionAddressHeader, recordConnectionAddress } from './client-address'

const headers = (forwarded: string) =>
  new Headers({ 'x-forwarded-for': forwarded, [connectionAddressHeader]: '10.0.0.9' })

describe('clientAddress', () => {
  it.each([
    [0, '1.1.1.1', '10.0.0.9'],
    [1, '6.6.6.6, 1.1.1.1', '1.1.1.1'],
    [2, '6.6.6.6, 1.1.1.1, 10.0.0.2', '1.1.1.1'],
    [3, '1.1.1.1', '10.0.0.9'],
    [1, '', '10.0.0.9'],
  ])('with %i proxies reads from "%s" the address %s', (hops, forwarded, address) => {
    expect(clientAddress(headers(forwarded), hops)).toBe(address)
  })
})

describe('spellings of one address', () => {
  it.each([
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:51234', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['[2001:0db8:0001:2::9]:443', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', '10.0.0.9'],
    ['_hidden', '10.0.0.9'],
  ])('%s counts as %s', (given, counted) => {
    expect(clientAddress(headers(given), 1)).toBe(counted)
  })
})

describe('recordConnectionAddress', () => {
  it("overwrites a forged header with the connection's address", async () => {
    const server = createServer((request, response) => {
      recordConnectionAddress(request)
      response.end(request.headers[connectionAddressHeader])
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const answer = await fetch(`http://127.0.0.1:${port}`, { headers: { [connectionAddressHeader]: '6.6.6.6' } })
    expect(await answer.text()).toBe('127.0.0.1')
    await new Promise((resolve) => server.close(resolve))
  })
})
