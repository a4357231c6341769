'use client'

import { Search, X } from '@/components/ui/icons'

import { chipClass } from './chip'
import { controlClass } from './control-class'

interface ListFilterProps {
  /** Id of the field, unique in the document. */
  id: string
  query: string
  onQuery: (query: string) => void
  /** The number of matches, announced as it changes. */
  status: string
  copy: { readonly search: string; readonly placeholder: string; readonly clear: string }
}

/** Filters a list that is complete in the document. Does nothing without scripts. */
export function ListFilter({ id, query, onQuery, status, copy }: ListFilterProps) {
  return (
    <>
      <div className="relative noscript:hidden">
        <label htmlFor={id} className="sr-only">
          {copy.search}
        </label>
        <Search className="pointer-events-none absolute top-3.5 left-3.5 size-5 text-ink-3" />
        <input
          id={id}
          type="search"
          value={query}
          onChange={(event) => onQuery(event.target.value)}
          placeholder={copy.placeholder}
          autoComplete="off"
          enterKeyHint="search"
          className={`${controlClass} px-11 [&::-webkit-search-cancel-button]:hidden`}
        />
        {query !== '' && (
          <button
            type="button"
            onClick={() => onQuery('')}
            className="absolute top-0.5 right-0.5 flex size-11 items-center justify-center rounded-control text-ink-3 hover:text-ink"
          >
            <X className="size-5" />
            <span className="sr-only">{copy.clear}</span>
          </button>
        )}
      </div>
      <output htmlFor={id} className="block min-h-6 pt-2 text-small text-ink-2 noscript:hidden">
        {status}
      </output>
    </>
  )
}

export interface ListGroup {
  /** `id` of the group's section. */
  readonly id: string
  readonly name: string
  readonly count: number
  /** Of a group that is on another page. */
  readonly href?: string
}

interface ListGroupsProps {
  label: string
  /** Groups without entries are omitted. */
  groups: readonly ListGroup[]
}

/** Links to the groups of such a list, with the number of matches: chips on phones, lines on wide screens. */
export function ListGroups({ label, groups }: ListGroupsProps) {
  return (
    <nav
      aria-label={label}
      className="-mx-4 mt-2 [scrollbar-width:none] overflow-x-auto px-4 lg:mx-0 lg:overflow-visible lg:px-0"
    >
      <ul className="flex w-max gap-2 lg:w-auto lg:flex-col lg:gap-0 lg:border-t lg:border-hairline">
        {groups.map(({ id, name, count, href = `#${id}` }) => (
          <li key={href} hidden={count === 0} className="lg:border-b lg:border-hairline">
            <a
              href={href}
              className={`${chipClass} lg:w-full lg:justify-between lg:rounded-none lg:border-0 lg:px-0 lg:text-body lg:hover:text-primary`}
            >
              {name}
              <span className="num text-ink-3">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
