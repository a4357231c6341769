/**
 * What a page tells the page cache about its document (page-cache-handler.ts), as cache tags. Next collects the tags of a
 * render in a header of the cache entry and removes that header before it answers, so that nothing internal is public:
 *
 * - `status`: the HTTP status. A page that does not exist is rendered complete, with header and search, as HTML that needs
 *   no script; Next's own `notFound()` sends an empty document that only a browser with scripts fills. The same goes for
 *   a page whose backend is down, and for one that has moved;
 * - `location`: the target of a page that has moved, in pieces, because a tag has at most 256 characters;
 * - `csp`: the rights of a document beyond the strict policy (lib/platform/security/content-security-policy.ts).
 */
export const documentTags = {
  notFound: ['document:status:404'],
  unavailable: ['document:status:503'],
  capture: ['document:csp:capture'],
} as const

const pieceLength = 200

/** Tags of a page that has another address for good. @param address path with query, percent-encoded */
export function movedTags(address: string): readonly string[] {
  // Next joins tags with commas. A comma in a path means the same as its encoded form.
  const pieces = address.replaceAll(',', '%2C').match(new RegExp(`.{1,${pieceLength}}`, 'g')) ?? []
  return ['document:status:308', ...pieces.map((piece, index) => `document:location:${index}:${piece}`)]
}

interface DocumentTraits {
  /** Undefined: the status of the render. */
  readonly status: number | undefined
  readonly location: string | undefined
  readonly csp: 'content' | 'capture'
}

/** Reads the traits of a document from the tags of its render, which Next joins with commas. */
export function documentTraits(tags: string): DocumentTraits {
  const own = tags.split(',').filter((tag) => tag.startsWith('document:'))
  const valuesOf = (name: string) =>
    own.flatMap((tag) => (tag.startsWith(`document:${name}:`) ? [tag.slice(`document:${name}:`.length)] : []))
  const [status] = valuesOf('status')
  const pieces = valuesOf('location').map((piece) => {
    const end = piece.indexOf(':')
    return [Number(piece.slice(0, end)), piece.slice(end + 1)] as const
  })
  const location = pieces.toSorted(([a], [b]) => a - b).map(([, piece]) => piece)
  return {
    status: status === undefined ? undefined : Number(status),
    location: location.length > 0 ? location.join('') : undefined,
    csp: valuesOf('csp').includes('capture') ? 'capture' : 'content',
  }
}
