/** Headers of every answer, whatever it is and whoever writes it. */
export const fixedHeaders: ReadonlyArray<readonly [name: string, value: string]> = [
  ['strict-transport-security', 'max-age=63072000; includeSubDomains; preload'],
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['permissions-policy', 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()'],
]

/**
 * Headers that mean nothing for a script, a style sheet or a font, of which a page asks for a dozen: 270 bytes each. Files of the
 * build never change and have an ETag, and clients do not request ranges of them.
 */
export const headersNotForParts: readonly string[] = [
  'x-frame-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'last-modified',
  'accept-ranges',
]

const part = /^(?:application\/javascript|text\/(?:javascript|css)|font\/)/

/** Whether an answer is only ever a part of a document, by its content type. */
export function isPartOfDocuments(contentType: string | undefined): boolean {
  return contentType !== undefined && part.test(contentType)
}

/** What other sites show or read: social images, feeds, icons, the manifest, and files for machines. */
const shared =
  /^\/(?:social\/|(?:(?:en|kr)\/)?feed(?:\.xml$|\/)|sitemap|[\w-]+\.(?:png|svg|ico|txt|webmanifest)$|\.well-known\/)/

/** Whether other origins may embed what is at a path: `Cross-Origin-Resource-Policy`. */
export function resourcePolicy(pathname: string): 'same-origin' | 'cross-origin' {
  return shared.test(pathname) ? 'cross-origin' : 'same-origin'
}

/**
 * Policy of answers that are data. Scripts, workers, styles, fonts, pictures and PDF files get none: a worker runs under the
 * policy of its own file, and browsers render PDF files in a document of theirs.
 */
const dataPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const data = /^(?:application\/(?:[\w.+-]*json|xml|rss\+xml)|text\/(?:plain|xml|x-component))\b/

/** The Content-Security-Policy of an answer that is not a document; null where it needs none. */
export function policyOfData(contentType: string | undefined): string | null {
  return contentType === undefined || data.test(contentType) ? dataPolicy : null
}
