/** Milliseconds after which an answer is not worth waiting for. */
const patience = 10_000

/**
 * Figures that the site's own server composed. Null where there are none, or none could be had: the page shows what it has.
 */
export async function fetchFigures<Figures>(address: string, signal: AbortSignal): Promise<Figures | null> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]) })
    return answer.status === 200 ? ((await answer.json()) as Figures) : null
  } catch {
    return null
  }
}
