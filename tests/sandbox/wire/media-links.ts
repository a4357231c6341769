/**
 * Puts the sandbox's address in front of every `/media/…`, in plain values and inside of HTML and JSON text, as a CMS on
 * a host of its own answers.
 */
export function withMediaHost(value: string, origin: string): string {
  return value.replaceAll(/(^|["'])\/media\//g, `$1${origin}/media/`)
}
