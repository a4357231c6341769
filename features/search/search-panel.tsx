'use client'

import { Search, X } from '@/components/ui/icons'
import { useTranslations } from 'next-intl'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'

import { buttonClass } from '@/components/ui/button-class'
import type { SearchKind } from '@/lib/domain/search/search-document'

import type { SearchGroup } from './search-engine'
import { SearchKinds } from './search-kinds'
import { optionCount, optionId, SearchList } from './search-list'
import { useSearch } from './use-search'

interface SearchPanelProps {
  indexHref: string
  query: string
  onQuery: (query: string) => void
  /** Maximum number of results per kind. */
  perKind: number
  /** With it, visitors can choose one kind, of which this many results are shown. */
  perChosenKind?: number
  /** Preselects the first result, so that Enter opens it; otherwise Enter opens what the arrow keys chose. */
  firstChosen: boolean
  /** Called when the visitor follows a result. */
  onFollow?: () => void
  /** Shown while the query is empty. */
  children?: ReactNode
}

/** Search field and results: a combobox whose listbox is always open and holds links (WAI-ARIA list autocomplete). */
export function SearchPanel({
  indexHref,
  query,
  onQuery,
  perKind,
  perChosenKind,
  firstChosen,
  onFollow,
  children,
}: SearchPanelProps) {
  const t = useTranslations('search')
  const id = useId()
  const list = `${id}-list`
  const input = useRef<HTMLInputElement>(null)
  // Load the index at once in a dialog, but on the page only when its field gets focus or its URL has a query.
  const [isEntered, setIsEntered] = useState(firstChosen)
  const { state, found, retry } = useSearch(indexHref, query, perChosenKind ?? perKind, isEntered || query !== '')
  const [wantedKind, setWantedKind] = useState<SearchKind | null>(null)
  const groups = shownGroups(found?.groups ?? [], wantedKind, perKind)
  const hasKinds = perChosenKind !== undefined && found !== null && found.groups.length > 1
  const isOverview = hasKinds && groups.length === found.groups.length
  const options = groups.reduce((sum, group) => sum + optionCount(group, isOverview), 0)
  const first = firstChosen ? 0 : -1
  const [chosen, setChosen] = useState({ query, at: first })
  // A new query invalidates the selection among the previous results.
  const active = Math.min(chosen.query === query ? chosen.at : first, options - 1)
  const choose = (at: number) => setChosen({ query, at })
  const chooseKind = (kind: SearchKind | null) => {
    setWantedKind(kind)
    choose(first)
  }

  useEffect(() => {
    // Wait until the surrounding dialog has opened and moved focus to its first control.
    const frame = requestAnimationFrame(() => {
      if (firstChosen) input.current?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [firstChosen])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || options === 0) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      const next = active < 0 && step < 0 ? options - 1 : (active + step + options) % options
      choose(next)
      document.getElementById(optionId(list, next))?.scrollIntoView({ block: 'nearest' })
    }
    if (event.key === 'Enter' && active >= 0) {
      event.preventDefault()
      document.getElementById(optionId(list, active))?.click()
    }
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- delegates clicks of the links inside
    <div
      // Reset text size and colour: the dialog is a child of the header, which uses small print.
      className="text-body text-ink"
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a') && !event.metaKey && !event.ctrlKey)
          onFollow?.()
      }}
    >
      <label htmlFor={`${id}-input`} className="sr-only">
        {t('label')}
      </label>
      <div className="relative in-[main]:mb-13 in-[main]:max-w-4xl">
        <Search className="absolute inset-s-4 top-1/2 size-5 -translate-y-1/2 text-ink-3" />
        <input
          ref={input}
          id={`${id}-input`}
          type="text"
          name="q"
          role="combobox"
          aria-expanded={options > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? optionId(list, active) : undefined}
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder={t('placeholder')}
          value={query}
          onChange={(event) => onQuery(event.target.value)}
          onFocus={() => setIsEntered(true)}
          onKeyDown={onKeyDown}
          className="min-h-14 w-full rounded-control border border-field bg-surface px-12 text-[17px] text-ink placeholder:text-ink-3 in-[main]:min-h-16 in-[main]:text-lead"
        />
        {query === '' ? null : (
          <button
            type="button"
            onClick={() => {
              onQuery('')
              input.current?.focus()
            }}
            className="absolute inset-e-1.5 top-1/2 grid size-11 -translate-y-1/2 place-items-center rounded-control text-ink-2 hover:text-ink"
          >
            <X className="size-5" />
            <span className="sr-only">{t('clear')}</span>
          </button>
        )}
      </div>
      <output
        htmlFor={`${id}-input`}
        className="block min-h-11 py-2.5 text-small text-ink-3 in-[main]:empty:min-h-0 in-[main]:empty:py-0"
      >
        {query.trim() === '' || state === 'failed'
          ? ''
          : found === null
            ? t('loading')
            : found.total === 0
              ? t('empty', { query: query.trim() })
              : t('count', { count: found.total })}
      </output>
      {state === 'failed' && query.trim() !== '' ? (
        <div role="alert" className="flex flex-wrap items-center gap-4">
          <p className="text-ink-2">{t('failed')}</p>
          <button
            type="button"
            onClick={() => void retry()}
            className={buttonClass({ variant: 'secondary', size: 'compact' })}
          >
            {t('retry')}
          </button>
        </div>
      ) : null}
      {found?.total === 0 ? <p className="mb-6 text-ink-2">{t('emptyHint')}</p> : null}
      <div className={hasKinds ? 'lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-x-10' : undefined}>
        {hasKinds && (
          <SearchKinds groups={found.groups} chosen={isOverview ? null : wantedKind} onChoose={chooseKind} />
        )}
        <SearchList
          id={list}
          groups={groups}
          active={active}
          onPoint={choose}
          hasLead={isOverview}
          onMore={isOverview ? chooseKind : undefined}
        />
      </div>
      {query.trim() === '' || found?.total === 0 ? children : null}
    </div>
  )
}

/** The hits of one kind if it was chosen and has any, or is the only one; otherwise the first of every kind. */
function shownGroups(groups: readonly SearchGroup[], kind: SearchKind | null, perKind: number): readonly SearchGroup[] {
  const chosen = groups.length === 1 ? groups : groups.filter((group) => group.kind === kind)
  return chosen.length > 0 ? chosen : groups.map((group) => ({ ...group, hits: group.hits.slice(0, perKind) }))
}
