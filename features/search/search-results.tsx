'use client'

import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'

import { SearchPanel } from './search-panel'

interface SearchResultsProps {
  indexHref: string
  /** Suggestions shown while the query is empty, and the only content without scripts. */
  children: ReactNode
}

const perKind = 4
const perChosenKind = 20
/** Milliseconds after the last keystroke; browsers rate-limit `replaceState`. */
const addressDelay = 400

const queryOfAddress = () => new URLSearchParams(window.location.search).get('q') ?? ''
const never = () => () => undefined

/** The search page. The query is in the URL (`?q=`), so that a search can be shared, reloaded and restored. */
export function SearchResults({ indexHref, children }: SearchResultsProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const asked = useSyncExternalStore(never, queryOfAddress, () => '')
  const query = typed ?? asked
  useEffect(() => {
    if (typed === null) return undefined
    const timer = setTimeout(() => {
      const url = new URL(window.location.href)
      if (typed.trim() === '') url.searchParams.delete('q')
      else url.searchParams.set('q', typed.trim())
      window.history.replaceState(window.history.state, '', url)
    }, addressDelay)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <SearchPanel
      indexHref={indexHref}
      query={query}
      onQuery={setTyped}
      perKind={perKind}
      perChosenKind={perChosenKind}
      firstChosen={false}
    >
      {children}
    </SearchPanel>
  )
}
