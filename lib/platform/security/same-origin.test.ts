import { describe, expect, it } from 'vitest'

import { isFromThisSite } from './same-origin'

const site = 'https://site.example'

describe('isFromThisSite', () => {
  it.each([
    ['POST', { 'sec-fetch-site': 'same-origin', origin: site }, true],
    ['POST', { 'sec-fetch-site': 'same-origin' }, false],
    ['POST', { 'sec-fetch-site': 'none', origin: site }, false],
    ['GET', { 'sec-fetch-site': 'none' }, true],
    ['GET', { 'sec-fetch-site': 'same-origin' }, true],
    ['GET', { 'sec-fetch-site': 'cross-site' }, false],
    ['POST', { 'sec-fetch-site': 'cross-site', origin: site }, false],
    ['POST', { origin: site }, true],
    ['POST', { origin: 'https://site.example.evil.example' }, false],
    ['POST', { origin: 'http://site.example' }, false],
    ['POST', { origin: 'null' }, false],
    // The stranger's name resolves to our address, so that browser and server agree about the host.
    ['POST', { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example', host: 'evil.example' }, false],
    ['GET', { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example', host: 'evil.example' }, false],
    ['POST', { origin: 'http://localhost:3000', host: 'localhost:3000' }, false],
    ['POST', {}, false],
    ['GET', {}, true],
  ])('%s with %j: %s', (method, headers, expected) => {
    expect(isFromThisSite({ method, headers: new Headers(headers) }, site)).toBe(expected)
  })

  it.each([
    ['http://localhost:3000', true],
    ['http://[::1]:3000', true],
    ['http://localhost:4000', false],
    ['https://localhost:3000', false],
    ['http://127.0.0.1.evil.example:3000', false],
  ])('takes the names of this machine for one: %s: %s', (origin, expected) => {
    const request = { method: 'POST', headers: new Headers({ origin }) }
    expect(isFromThisSite(request, 'http://127.0.0.1:3000')).toBe(expected)
  })
})
