import type { NextConfig } from 'next'

import { rows } from './table.ts'

type HeaderRules = Awaited<ReturnType<NonNullable<NextConfig['headers']>>>

/** First segments of the pages that may use the camera. */
const cameraPages = new Set(rows.filter(([, { camera }]) => camera).map(([path]) => path.split('/')[1]))

/**
 * Headers that depend on the address; they replace those that every answer has
 * (lib/platform/security/answer-headers.ts). The Content-Security-Policy depends on the document, so the page cache adds it
 * (lib/platform/cache/page-cache-handler.ts).
 */
export const securityHeaders: HeaderRules = [
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
