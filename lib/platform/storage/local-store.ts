/** Local storage, or null where the browser forbids it. */
export function localStore(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}
