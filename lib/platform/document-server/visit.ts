import type { IncomingMessage } from 'node:http'

/**
 * - `document`: a page, a feed, a picture … as its address names it;
 * - `file`: a file of the build;
 * - `navigation`: data that the browser's code asks Next for, or a preview: depends on more than the address;
 * - `call`: everything else, such as the gateway.
 */
export type VisitKind = 'document' | 'file' | 'navigation' | 'call'

export interface Visit {
  readonly kind: VisitKind
  readonly pathname: string
  /** With its question mark, or empty. */
  readonly search: string
}

/** Request headers that change what Next answers at an address. */
const changing = [
  'rsc',
  'next-action',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'x-nextjs-data',
  'x-prerender-revalidate',
  'range',
]

/** Next's cookies of draft mode. */
const preview = /__prerender_bypass|__next_preview_data/

/** What a request asks for. */
export function visitOf({ method, url = '', headers }: IncomingMessage): Visit {
  const queryAt = url.indexOf('?')
  const pathname = queryAt === -1 ? url : url.slice(0, queryAt)
  const search = queryAt === -1 ? '' : url.slice(queryAt)
  return { kind: kindOf(), pathname, search }

  function kindOf(): VisitKind {
    if ((method !== 'GET' && method !== 'HEAD') || !url.startsWith('/') || pathname.startsWith('/api/')) return 'call'
    if (changing.some((name) => headers[name] !== undefined) || preview.test(headers.cookie ?? '')) return 'navigation'
    return pathname.startsWith('/_next/') ? 'file' : 'document'
  }
}
