'use client'

import { useCallback, useEffect, useMemo, useState } from 'react'

import { loadEngine } from './load-engine'
import type { SearchEngine } from './search-engine'

type Loading = { readonly state: 'loading' | 'failed' } | { readonly state: 'ready'; readonly engine: SearchEngine }

/** The engine, from its first use on, and what it finds. @param perKind the most that one kind shows */
export function useSearch(indexHref: string, query: string, perKind: number) {
  const [loading, setLoading] = useState<Loading>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let unmounted = false
    loadEngine(indexHref).then(
      (engine) => {
        if (!unmounted) setLoading({ state: 'ready', engine })
      },
      () => {
        if (!unmounted) setLoading({ state: 'failed' })
      },
    )
    return () => {
      unmounted = true
    }
  }, [indexHref, attempt])
  const found = useMemo(
    () => (loading.state === 'ready' && query.trim() !== '' ? loading.engine.search(query, perKind) : null),
    [loading, query, perKind],
  )
  const retry = useCallback(() => {
    setLoading({ state: 'loading' })
    setAttempt((count) => count + 1)
  }, [])
  return { state: loading.state, found, retry }
}
