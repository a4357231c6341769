'use client'

import { Search, X } from '@/components/ui/icons'

import { useCurrentSection } from './use-current-section'

interface ListFilterProps {
  /** Id of the field, unique in the document. */
  id: string
  query: string
  onQuery: (query: string) => void
  /** The number of matches, announced as it changes. */
  status: string
  copy: { readonly search: string; readonly placeholder: string; readonly clear: string }
}

/** Filters a list that is complete in the document. Does nothing without scripts. Looks: app/lists.css. */
export function ListFilter({ id, query, onQuery, status, copy }: ListFilterProps) {
  return (
    <div className="list-filter">
      <label htmlFor={id} className="sr-only">
        {copy.search}
      </label>
      <Search />
      <input
        id={id}
        type="search"
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        placeholder={copy.placeholder}
        autoComplete="off"
        enterKeyHint="search"
      />
      {query !== '' && (
        <button type="button" onClick={() => onQuery('')}>
          <X />
          <span className="sr-only">{copy.clear}</span>
        </button>
      )}
      <output htmlFor={id}>{status}</output>
    </div>
  )
}

export interface ListGroup {
  /** `id` of the group's section. */
  readonly id: string
  readonly name: string
  readonly count: number
}

interface ListGroupsProps {
  label: string
  /** Groups without entries are omitted. */
  groups: readonly ListGroup[]
}

/** Links to the groups of such a list, with the number of matches, on wide screens; on others the folded groups are this list. Looks: app/lists.css. */
export function ListGroups({ label, groups }: ListGroupsProps) {
  const current = useCurrentSection(groups.map(({ id }) => id).join(' '))
  return (
    <nav aria-label={label} className="list-groups">
      <ul>
        {groups.map(({ id, name, count }, index) => (
          <li key={id} hidden={count === 0}>
            <a href={`#${id}`} aria-current={index === current ? 'location' : undefined}>
              {name}
              <span className="num">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
