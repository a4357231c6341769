import type { NextConfig } from 'next'

import { rows } from './table.ts'

type HeaderRules = Awaited<ReturnType<NonNullable<NextConfig['headers']>>>

/** First segments of the pages that may use the camera. */
const cameraPages = new Set(rows.filter(([, { camera }]) => camera).map(([path]) => path.split('/')[1]))

/**
 * Headers that do not depend on the document. The Content-Security-Policy does, so the page cache adds it
 * (lib/platform/cache/page-cache-handler.ts). The later rule wins where two match.
 */
export const securityHeaders: HeaderRules = [
  {
    source: '/:path*',
    headers: [
      { key: 'strict-transport-security', value: 'max-age=63072000; includeSubDomains; preload' },
      { key: 'x-content-type-options', value: 'nosniff' },
      { key: 'x-frame-options', value: 'DENY' },
      { key: 'referrer-policy', value: 'strict-origin-when-cross-origin' },
      { key: 'cross-origin-opener-policy', value: 'same-origin' },
      { key: 'permissions-policy', value: 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()' },
    ],
  },
  {
    source: `/:prefix(en|kr)?/:page(${[...cameraPages].join('|')})/:rest*`,
    headers: [{ key: 'permissions-policy', value: 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()' }],
  },
  {
    // Files of packages; their folders carry the version (lib/platform/build/public-assets.ts).
    source: '/vendor/:file*',
    headers: [{ key: 'cache-control', value: 'public, max-age=31536000, immutable' }],
  },
]
