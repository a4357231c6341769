'use client'

import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'

import type { SearchCopy } from './search-copy'
import { SearchPanel } from './search-panel'

interface SearchResultsProps {
  indexHref: string
  copy: SearchCopy
  /** Suggestions shown while the query is empty, and the only content without scripts. */
  children: ReactNode
}

const perKind = 20
/** Milliseconds after the last keystroke; browsers rate-limit `replaceState`. */
const urlDelay = 400

const queryFromUrl = () => new URLSearchParams(window.location.search).get('q') ?? ''
const noSubscription = () => () => undefined

/** The search page. The query is in the URL (`?q=`), so that a search can be shared, reloaded and restored. */
export function SearchResults({ indexHref, copy, children }: SearchResultsProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const queryInUrl = useSyncExternalStore(noSubscription, queryFromUrl, () => '')
  const query = typed ?? queryInUrl
  useEffect(() => {
    if (typed === null) return undefined
    const timer = setTimeout(() => {
      const url = new URL(window.location.href)
      if (typed.trim() === '') url.searchParams.delete('q')
      else url.searchParams.set('q', typed.trim())
      window.history.replaceState(window.history.state, '', url)
    }, urlDelay)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <SearchPanel
      indexHref={indexHref}
      copy={copy}
      query={query}
      onQuery={setTyped}
      perKind={perKind}
      firstChosen={false}
    >
      {children}
    </SearchPanel>
  )
}
