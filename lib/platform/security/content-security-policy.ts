import { createHash } from 'node:crypto'

import { mediaSources } from '../env/media-sources.ts'
import { faceSdkUrl, thirdParties } from '../env/third-parties.ts'
import { videoHost } from '../third-parties/video-host.ts'
import { faceSources, thirdPartySources } from '../third-parties/third-party-sources.ts'

/**
 * Permissions beyond the strict default. `capture` is account opening: it compiles the card reader (WebAssembly), runs
 * it in a worker and plays the camera.
 */
export type CspProfile = 'content' | 'capture'

/** Where browsers report violations; `reporting-endpoints` of every answer names the group. */
const reportPath = '/api/csp-reports'
const reportGroup = 'csp'

/** Value of the header that names the group of `report-to`. */
export const reportingEndpoints = `${reportGroup}="${reportPath}"`

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
 * The value of the Content-Security-Policy header. Scripts are our own files and inline scripts by hash; without
 * `unsafe-inline`, `unsafe-eval` or nonces, one document can be cached for all visitors. Style attributes are allowed:
 * charts and art carry their geometry in them.
 * Hosts of configured third parties (lib/platform/env/third-parties.ts) are allowed on content pages: all visitors
 * share one policy, and consent decides what loads (features/consent). Account opening allows only the face SDK.
 */
export function contentSecurityPolicy(hashes: readonly string[], profile: CspProfile): string {
  const capture = profile === 'capture'
  const extra = capture ? faceSources(faceSdkUrl()) : thirdPartySources(thirdParties())
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...(capture ? ["'wasm-unsafe-eval'"] : []), ...extra['script-src'], ...hashes],
    'style-src': ["'self'", "'unsafe-inline'", ...extra['style-src']],
    'img-src': ["'self'", 'data:', 'blob:', ...mediaSources(), ...extra['img-src']],
    'font-src': ["'self'", ...extra['font-src']],
    'connect-src': ["'self'", ...extra['connect-src']],
    'media-src': ["'self'", ...(capture ? ['blob:', 'mediastream:'] : [])],
    'worker-src': ["'self'"],
    // The video player, loaded on a press of play. Client navigation keeps the document, so every content page allows
    // it.
    'frame-src': capture ? ["'none'"] : [videoHost, ...extra['frame-src']],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'manifest-src': ["'self'"],
    'report-uri': [reportPath],
    'report-to': [reportGroup],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}
