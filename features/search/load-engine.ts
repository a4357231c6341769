import type { SearchEngine } from './search-engine'
import { loadCode } from '@/lib/platform/navigation/load-code'

const engines = new Map<string, Promise<SearchEngine>>()

/**
 * Loads the search library and an index when the search is first opened, once per visit.
 * @throws Error if either could not be loaded; the next call tries again
 */
export function loadEngine(indexHref: string): Promise<SearchEngine> {
  const cached = engines.get(indexHref)
  if (cached !== undefined) return cached
  const loading = load(indexHref).catch((error: unknown) => {
    engines.delete(indexHref)
    throw error
  })
  engines.set(indexHref, loading)
  return loading
}

async function load(indexHref: string): Promise<SearchEngine> {
  const [{ createSearchEngine }, answer] = await Promise.all([
    loadCode(() => import('./search-engine')),
    fetch(indexHref),
  ])
  if (!answer.ok) throw new Error(`${indexHref}: ${answer.status}`)
  return createSearchEngine(await answer.json())
}
