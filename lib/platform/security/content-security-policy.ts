import { createHash } from 'node:crypto'

import { mediaOrigin } from '../env/media-origin.ts'
import { faceSdkUrl, thirdParties } from '../env/third-parties.ts'
import { videoHost } from '../third-parties/video-host.ts'
import { faceSources, thirdPartySources } from '../third-parties/third-party-sources.ts'

/**
 * What a document may do beyond the strict default. `capture` is the account opening: it compiles the card reader
 * (WebAssembly), runs it in a worker and plays the camera.
 */
export type CspProfile = 'content' | 'capture'

const inlineScript = /<script\b(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/gi
const dataBlock = /\btype="(?:application\/(?:ld\+)?json|text\/plain)"/i

/** CSP hash sources (`'sha256-…'`) of every inline script of a document, each once, in order of appearance. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', body = ''] of html.matchAll(inlineScript)) {
    if (dataBlock.test(attributes) || body === '') continue
    hashes.add(`'sha256-${createHash('sha256').update(body, 'utf8').digest('base64')}'`)
  }
  return [...hashes]
}

/**
 * The value of the Content-Security-Policy header: scripts are our own files and the inline scripts named by hash; no
 * `unsafe-inline`, no `unsafe-eval`, no nonce, so that the same document can be cached for everybody.
 * Style attributes are allowed: drawn charts and art carry their geometry in them.
 *
 * Where third parties are configured (lib/platform/env/third-parties.ts), their hosts are allowed on content pages: one policy
 * serves all visitors, and what is loaded is decided by consent (features/consent). The account opening allows the face
 * SDK and no other.
 */
export function contentSecurityPolicy(hashes: readonly string[], profile: CspProfile): string {
  const capture = profile === 'capture'
  const extra = capture ? faceSources(faceSdkUrl()) : thirdPartySources(thirdParties())
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...(capture ? ["'wasm-unsafe-eval'"] : []), ...extra['script-src'], ...hashes],
    'style-src': ["'self'", "'unsafe-inline'", ...extra['style-src']],
    'img-src': ["'self'", 'data:', 'blob:', mediaOrigin(), ...extra['img-src']],
    'font-src': ["'self'", ...extra['font-src']],
    'connect-src': ["'self'", ...extra['connect-src']],
    'media-src': ["'self'", ...(capture ? ['blob:', 'mediastream:'] : [])],
    'worker-src': ["'self'"],
    // The player of a video, which a press loads; a client navigation keeps the document, so every content page may.
    'frame-src': capture ? ["'none'"] : [videoHost, ...extra['frame-src']],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'manifest-src': ["'self'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}
