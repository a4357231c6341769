/**
 * What a page says about itself to the page cache (page-cache-handler.ts), in `<meta>` tags that travel with the document,
 * so that no list of paths has to be kept in step:
 * - `csp-profile`: what the document may do beyond the strict policy (lib/platform/security/content-security-policy.ts);
 * - `page-status`: the HTTP status to answer with. A page that does not exist is rendered whole, header, search and all, as
 *   HTML that needs no script; Next's own `notFound()` sends an empty document that only a browser with scripts fills.
 *   The same goes for a page whose backend is down, and for one that moved;
 * - `page-location`: where it moved.
 */
export const cspProfileMeta = 'csp-profile'
export const pageStatusMeta = 'page-status'
export const pageLocationMeta = 'page-location'

/** For `metadata.other` of a page that does not exist. */
export const notFoundMarker = { [pageStatusMeta]: '404' }

/** For `metadata.other` of a page whose content could not be loaded. */
export const unavailableMarker = { [pageStatusMeta]: '503' }

/** For `metadata.other` of a page that has another address for good. @param address percent-encoded */
export function movedMarker(address: string): Record<string, string> {
  return { [pageStatusMeta]: '308', [pageLocationMeta]: address }
}

/** For `metadata.other` of the account opening, which uses the camera and WebAssembly. */
export const captureMarker = { [cspProfileMeta]: 'capture' }

const statusPattern = new RegExp(`<meta name="${pageStatusMeta}" content="(\\d{3})"`)
const locationPattern = new RegExp(`<meta name="${pageLocationMeta}" content="([^"]+)"`)
const profilePattern = new RegExp(`<meta name="${cspProfileMeta}" content="capture"`)

/** The HTTP status that a document asks for, or undefined for the usual one. */
export function pageStatusOf(html: string): number | undefined {
  const status = statusPattern.exec(html)?.[1]
  return status === undefined ? undefined : Number(status)
}

/** Where a document says that it moved. */
export function pageLocationOf(html: string): string | undefined {
  return locationPattern.exec(html)?.[1]?.replaceAll('&amp;', '&')
}

export function isCaptureDocument(html: string): boolean {
  return profilePattern.test(html)
}
