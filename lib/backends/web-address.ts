/** Base that no address can name: what resolves to another origin leaves the site. */
const ownBase = 'https://own.invalid'

const schemes: readonly string[] = ['https:', 'http:', 'mailto:', 'tel:']

/**
 * An address that an editor typed, if a link or a picture may have it: a path of this site, or an address of the web, of mail
 * or of the telephone. Null for an empty text, for anything that runs (`javascript:`, `data:`, `vbscript:`), and for other
 * sites disguised as a path (`//evil.example`, `/\evil.example`). Every link of the CMS passes here before it becomes a `href`.
 */
export function webAddress(text: string | null | undefined): string | null {
  const address = text?.trim() ?? ''
  const absolute = URL.parse(address)
  if (absolute !== null) return schemes.includes(absolute.protocol) ? address : null
  return /^[/#?]/.test(address) && URL.parse(address, ownBase)?.origin === ownBase ? address : null
}
