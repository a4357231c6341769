'use client'

import { type ReactNode, useEffect, useState } from 'react'

import type { SearchCopy } from './search-copy'
import { SearchPanel } from './search-panel'

interface SearchResultsProps {
  indexHref: string
  copy: SearchCopy
  /** Ways on while nothing is asked; all there is without scripts. */
  children: ReactNode
}

const perKind = 20
/** Milliseconds after the last letter: browsers limit how often an address may change. */
const addressDelay = 400

/** The search page: what is asked stands in its address (`?q=`), so that it can be sent, reloaded and come back to. */
export function SearchResults({ indexHref, copy, children }: SearchResultsProps) {
  const [query, setQuery] = useState('')
  useEffect(() => {
    setQuery(new URLSearchParams(window.location.search).get('q') ?? '')
  }, [])
  useEffect(() => {
    const timer = setTimeout(() => {
      const url = new URL(window.location.href)
      if ((url.searchParams.get('q') ?? '') === query.trim()) return
      if (query.trim() === '') url.searchParams.delete('q')
      else url.searchParams.set('q', query.trim())
      window.history.replaceState(null, '', url)
    }, addressDelay)
    return () => clearTimeout(timer)
  }, [query])
  return (
    <SearchPanel
      indexHref={indexHref}
      copy={copy}
      query={query}
      onQuery={setQuery}
      perKind={perKind}
      firstChosen={false}
    >
      {children}
    </SearchPanel>
  )
}
