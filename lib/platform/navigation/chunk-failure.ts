/** A chunk failed to load: after a release, or on a dropped connection (docs/specification.md#failures F13). */
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

/** Reloads at most once a minute, to avoid a reload loop. */
const againAfterMilliseconds = 60_000

/**
 * Reloads the page once, so that document and code are of the same release.
 * @param session records the reload; null if storage is forbidden: without a guard against loops, there is no reload
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
