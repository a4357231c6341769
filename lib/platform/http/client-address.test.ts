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
