/**
 * Prefixes every `/media/…` with the sandbox's origin, in plain values and inside HTML and JSON text, because a CMS
 * answers with absolute addresses.
 */
export function withMediaHost(value: string, origin: string): string {
  return value.replaceAll(/(^|["'])\/media\//g, `$1${origin}/media/`)
}
