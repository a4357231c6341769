import type { SearchEngine } from './search-engine'

const engines = new Map<string, Promise<SearchEngine>>()

/**
 * The search over an index, loaded once a visit: library and index are asked for when search is opened.
 * @throws Error when one of them could not be loaded; the next call tries again
 */
export function loadEngine(indexHref: string): Promise<SearchEngine> {
  const known = engines.get(indexHref)
  if (known !== undefined) return known
  const loading = load(indexHref).catch((error: unknown) => {
    engines.delete(indexHref)
    throw error
  })
  engines.set(indexHref, loading)
  return loading
}

async function load(indexHref: string): Promise<SearchEngine> {
  const [{ createSearchEngine }, answer] = await Promise.all([import('./search-engine'), fetch(indexHref)])
  if (!answer.ok) throw new Error(`${indexHref}: ${answer.status}`)
  return createSearchEngine(await answer.json())
}
