'use client'

import { useCallback, useEffect, useMemo, useState } from 'react'

import { loadEngine } from './load-engine'
import type { SearchEngine } from './search-engine'

type Loading = { readonly state: 'loading' | 'failed' } | { readonly state: 'ready'; readonly engine: SearchEngine }

/**
 * Loads the search engine on first use and runs the query.
 * @param perKind maximum number of results per kind
 * @param isUsed nothing is loaded while false
 */
export function useSearch(indexHref: string, query: string, perKind: number, isUsed: boolean) {
  const [loading, setLoading] = useState<Loading>({ state: 'loading' })
  useEffect(() => {
    if (!isUsed) return undefined
    let current = true
    const start = async () => {
      const next = await attempt(indexHref)
      if (current) setLoading(next)
    }
    void start()
    return () => {
      current = false
    }
  }, [indexHref, isUsed])
  const found = useMemo(
    () => (loading.state === 'ready' && query.trim() !== '' ? loading.engine.search(query, perKind) : null),
    [loading, query, perKind],
  )
  const retry = useCallback(async () => {
    setLoading({ state: 'loading' })
    setLoading(await attempt(indexHref))
  }, [indexHref])
  return { state: loading.state, found, retry }
}

async function attempt(indexHref: string): Promise<Loading> {
  try {
    return { state: 'ready', engine: await loadEngine(indexHref) }
  } catch {
    return { state: 'failed' }
  }
}
