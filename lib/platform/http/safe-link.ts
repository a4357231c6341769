/** Base that no link can name: what resolves to another origin leaves the site. */
const ownBase = 'https://own.invalid'

const schemes: readonly string[] = ['https:', 'http:', 'mailto:', 'tel:']

/**
 * A link that content contains, if a visitor may follow it: an address of the web, of mail or of the telephone, or a path of
 * this site. Null for anything that runs (`javascript:`, `data:`, `vbscript:`) and for other sites disguised as a path
 * (`//evil.example`, `/\evil.example`), and for a text that is no address. Every link of the CMS passes here before it becomes a `href`.
 */
export function safeLink(text: string | null | undefined): string | null {
  const link = text?.trim() ?? ''
  if (link === '') return null
  const absolute = URL.parse(link)
  if (absolute !== null) return schemes.includes(absolute.protocol) ? link : null
  return /^[/#?]/.test(link) && URL.parse(link, ownBase)?.origin === ownBase ? link : null
}

/** The same for what has to be an address of the web. */
export function safeWebLink(text: string | null | undefined): string | null {
  const url = URL.parse(text?.trim() ?? '')
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null
}
