'use client'

import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'

import { SearchPanel } from './search-panel'

interface SearchResultsProps {
  indexHref: string
  /** Ways on while nothing is asked; all there is without scripts. */
  children: ReactNode
}

const perKind = 20
/** Milliseconds after the last letter: browsers limit how often an address may change. */
const addressDelay = 400

const queryOfAddress = () => new URLSearchParams(window.location.search).get('q') ?? ''
const never = () => () => undefined

/** The search page: what is asked stands in its address (`?q=`), so that it can be sent, reloaded and come back to. */
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
    <SearchPanel indexHref={indexHref} query={query} onQuery={setTyped} perKind={perKind} firstChosen={false}>
      {children}
    </SearchPanel>
  )
}
