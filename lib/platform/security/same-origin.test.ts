import { describe, expect, it } from 'vitest'

import { isFromThisSite } from './same-origin'

const site = 'https://site.example'

describe('isFromThisSite', () => {
  it.each([
    ['POST', { 'sec-fetch-site': 'same-origin' }, true],
    ['POST', { 'sec-fetch-site': 'none' }, false],
    ['GET', { 'sec-fetch-site': 'none' }, true],
    ['GET', { 'sec-fetch-site': 'cross-site' }, false],
    ['POST', { 'sec-fetch-site': 'cross-site', origin: site }, false],
    ['POST', { origin: site }, true],
    ['POST', { origin: 'https://site.example.evil.example' }, false],
    ['POST', { origin: 'null' }, false],
    ['POST', { origin: 'http://localhost:3000', host: 'localhost:3000' }, true],
    ['POST', {}, false],
    ['GET', {}, true],
  ])('%s with %j: %s', (method, headers, expected) => {
    expect(isFromThisSite({ method, headers: new Headers(headers) }, site)).toBe(expected)
  })
})
