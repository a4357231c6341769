import { describe, expect, it } from 'vitest'

import { policyOfData, resourcePolicy } from './answer-headers'

describe('resourcePolicy', () => {
  it.each([
    '/social/vi/home.png',
    '/feed.xml',
    '/en/feed.xml',
    '/kr/feed/tin-tuc.xml',
    '/feed/tin-tuc.xml',
    '/sitemap.xml',
    '/sitemaps/pages.xml',
    '/icon.svg',
    '/apple-icon.png',
    '/favicon.ico',
    '/robots.txt',
    '/manifest.webmanifest',
    '/.well-known/security.txt',
  ])('lets other sites embed %s', (path) => {
    expect(resourcePolicy(path)).toBe('cross-origin')
  })

  it.each([
    '/',
    '/faq',
    '/api/gateway/trading/econtract/c/draft.pdf',
    '/feedback',
    '/_next/static/chunks/a.js',
    '/%ff',
  ])('keeps %s to this site', (path) => {
    expect(resourcePolicy(path)).toBe('same-origin')
  })
})

describe('policyOfData', () => {
  it.each(['application/json', 'text/plain; charset=utf-8', 'application/rss+xml; charset=utf-8', undefined])(
    'forbids everything to %s',
    (type) => {
      expect(policyOfData(type)).toContain("default-src 'none'")
    },
  )

  it.each(['application/javascript; charset=UTF-8', 'application/wasm', 'application/pdf', 'image/png', 'text/css'])(
    'sets none on %s',
    (type) => {
      expect(policyOfData(type)).toBeNull()
    },
  )
})
