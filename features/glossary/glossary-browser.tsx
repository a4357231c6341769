'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'

import { buttonClass } from '@/components/ui/button-class'
import { EmptyState } from '@/components/ui/empty-state'
import { FoldedGroup, useOpenTarget } from '@/components/ui/folded-group'
import { ListFilter, ListGroups } from '@/components/ui/list-filter'
import type { TermId } from '@/lib/domain/glossary/topics'

import type { GlossaryEntry, GlossaryGroup } from './glossary-groups'
import { matchesQuery } from './glossary-search'
import { TermFigure } from './term-figures'

/** Terms that the line below a folded topic has at most room for. */
const termsInHint = 5

interface GlossaryBrowserProps {
  groups: readonly GlossaryGroup[]
  /** Shown below the terms. */
  children: ReactNode
}

/** The glossary with a search. All terms are in the document; typing hides those that do not match. */
export function GlossaryBrowser({ groups, children }: GlossaryBrowserProps) {
  const t = useTranslations('glossary')
  const [query, setQuery] = useState('')
  const shown = groups.map((group) => ({
    ...group,
    entries: group.entries.filter((entry) => matchesQuery(entry, query)),
  }))
  const count = shown.reduce((sum, { entries }) => sum + entries.length, 0)
  const isSearching = query.trim() !== ''
  const names = new Map(groups.flatMap(({ entries }) => entries.map(({ id, name }) => [id, name] as const)))
  useOpenTarget()
  const nameOf = (id: TermId) => names.get(id) ?? id
  return (
    <div className="gap-x-6 lg:grid lg:grid-cols-12">
      <div className="lg:sticky lg:top-28 lg:col-span-4 lg:self-start lg:pr-8">
        <ListFilter
          id="glossary-query"
          query={query}
          onQuery={setQuery}
          status={isSearching ? t('found', { count }) : ''}
          copy={{ search: t('search'), placeholder: t('placeholder'), clear: t('clear') }}
        />
        <ListGroups
          label={t('topics')}
          groups={shown.map(({ topic, title, entries }) => ({
            id: `topic-${topic}`,
            name: title,
            count: entries.length,
          }))}
        />
      </div>
      <div className="mt-4 min-w-0 lg:col-span-8 lg:mt-0">
        {shown.map(({ topic, title, entries }, position) => (
          <FoldedGroup
            key={topic}
            id={`topic-${topic}`}
            name={title}
            count={entries.length}
            size={t('size', { count: entries.length })}
            hint={`${entries
              .slice(0, termsInHint)
              .map(({ name }) => name)
              .join(', ')}${entries.length > termsInHint ? '…' : ''}`}
            isOpen={position === 0}
            isFound={isSearching}
          >
            <dl id={`topic-${topic}`} className="glossary">
              {entries.map((entry) => (
                <Entry key={entry.id} entry={entry} nameOf={nameOf} />
              ))}
            </dl>
          </FoldedGroup>
        ))}
        {count > 0 && <p className="mt-10 mb-8 max-w-measure text-small text-ink-3">{t('note')}</p>}
        {count === 0 && (
          <EmptyState
            title={t('nothing', { query: query.trim() })}
            action={
              <button type="button" onClick={() => setQuery('')} className={buttonClass({ variant: 'secondary' })}>
                {t('showAll')}
              </button>
            }
          >
            {t('nothingLead')}
          </EmptyState>
        )}
        {children}
      </div>
    </div>
  )
}

interface EntryProps {
  readonly entry: GlossaryEntry
  readonly nameOf: (id: TermId) => string
}

/** Its look is in app/glossary.css: with classes on each of them, the terms would take a kilobyte more. */
function Entry({ entry: { id, name, elsewhere, text, source }, nameOf }: EntryProps) {
  const t = useTranslations('glossary')
  return (
    <div id={id}>
      <dt>
        <a href={`#${id}`}>{name}</a>
        {elsewhere && <span lang={elsewhere.lang}>{elsewhere.name}</span>}
      </dt>
      <dd>
        {text}
        {source !== undefined && <small>{`${t('source')}: ${source}`}</small>}
        <TermFigure id={id} nameOf={nameOf} />
      </dd>
    </div>
  )
}
