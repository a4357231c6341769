/** Code of the page could not be loaded: a release in between, or a dropped connection (docs/specification.md#failures F13). */
export function isChunkFailure(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.name === 'ChunkLoadError' ||
      /dynamically imported module|Loading (CSS )?chunk|Failed to load chunk|Importing a module script failed/i.test(
        error.message,
      ))
  )
}

const reloadedKey = 'reloaded-for-code'

/** Two failures within a minute are no release in between: reloading again would go round in circles. */
const againAfterMilliseconds = 60_000

/**
 * Loads the page again, once, so that document and code are of one release.
 * @param session remembers when; null (storage forbidden): nothing could stop a loop, so there is no reload
 * @param now milliseconds since 1970
 * @returns whether the page is being reloaded
 */
export function reloadOnce(
  session: Pick<Storage, 'getItem' | 'setItem'> | null,
  now: number,
  reload: () => void,
): boolean {
  if (session === null) return false
  try {
    const last = Number(session.getItem(reloadedKey) ?? Number.NEGATIVE_INFINITY)
    if (now - last < againAfterMilliseconds) return false
    session.setItem(reloadedKey, String(now))
  } catch {
    return false
  }
  reload()
  return true
}
