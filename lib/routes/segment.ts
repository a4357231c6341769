/** Path traversal, and characters that no slug, id or name has. */
// oxlint-disable-next-line no-control-regex -- these are what it looks for
const impossible = /^\.{0,2}$|[\u0000-\u001f\u007f/\\]/

/** A decoded segment of an address; null if no document can have it as its name. */
export function checkSegment(segment: string): string | null {
  return impossible.test(segment) ? null : segment
}

/** A segment as it is in the address; null if it cannot be decoded or is the name of no document. */
export function decodeSegment(segment: string): string | null {
  try {
    return checkSegment(decodeURIComponent(segment))
  } catch {
    return null
  }
}
