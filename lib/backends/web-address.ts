/**
 * An address that an editor typed, if a link or a picture may have it: a path of this site, or an address of the web. Null
 * for anything else, such as an empty text or `javascript:`.
 */
export function webAddress(text: string | null | undefined): string | null {
  const address = text?.trim() ?? ''
  if (/^\/(?!\/)/.test(address)) return address
  const url = URL.parse(address)
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') ? address : null
}
