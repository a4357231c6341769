'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState, useSyncExternalStore } from 'react'

import { EmptyState } from '@/components/ui/empty-state'
import { FoldedGroup, useOpenTarget } from '@/components/ui/folded-group'
import { Plus } from '@/components/ui/icons'
import { ListFilter, ListGroups } from '@/components/ui/list-filter'

import type { FaqGroup, FaqGroupElsewhere } from './faq-groups'
import { FaqItem } from './faq-item'
import { matches, wordsOf } from './faq-search'

interface FaqBrowserProps {
  groups: readonly FaqGroup[]
  /** Those of other pages, which the search leaves out. */
  groupsElsewhere: readonly FaqGroupElsewhere[]
  /** Shown when nothing was found. */
  help: ReactNode
  /** URL of the site search if the document does not hold all questions, else null. */
  elsewhere: string | null
  /** Below the list: contacts. */
  children: ReactNode
}

/** Query parameter that makes a search shareable: `/faq?q=phi`. */
const queryParameter = 'q'

const queryOfAddress = () => new URLSearchParams(window.location.search).get(queryParameter) ?? ''
const never = () => () => undefined

/** The questions of a page with an accent-insensitive search, on phones folded by topic. All answers are in the document without scripts. */
export function FaqBrowser({ groups, groupsElsewhere, help, elsewhere, children }: FaqBrowserProps) {
  const t = useTranslations('faq')
  const [typed, setTyped] = useState<string | null>(null)
  const [copied, setCopied] = useState(false)
  const asked = useSyncExternalStore(never, queryOfAddress, () => '')
  const query = typed ?? asked
  const words = wordsOf(query)
  const shown = new Set(
    groups.flatMap(({ entries }) => entries.filter((entry) => matches(entry, words)).map(({ id }) => id)),
  )
  const listed = words.length === 0 ? [...groups, ...groupsElsewhere] : groups
  const hits = (group: FaqGroup | FaqGroupElsewhere) =>
    'href' in group ? group.entries.length : group.entries.filter(({ id }) => shown.has(id)).length

  useOpenTarget()

  const search = (text: string) => {
    setTyped(text)
    setCopied(false)
    const url = new URL(window.location.href)
    if (text.trim() === '') url.searchParams.delete(queryParameter)
    else url.searchParams.set(queryParameter, text)
    window.history.replaceState(window.history.state, '', url)
  }

  const copyLink = (id: string) => {
    const url = new URL(`#${id}`, window.location.href)
    url.searchParams.delete(queryParameter)
    // If the clipboard is blocked, the link is still in the address bar.
    void navigator.clipboard?.writeText(url.href).then(
      () => setCopied(true),
      () => undefined,
    )
  }

  const status = copied ? t('copied') : words.length > 0 ? t('found', { count: shown.size }) : ''
  return (
    <div className="gap-x-6 lg:grid lg:grid-cols-12">
      <div className="lg:sticky lg:top-24 lg:col-span-3 lg:self-start print:hidden">
        <search>
          <ListFilter
            id="faq-query"
            query={query}
            onQuery={search}
            status={status}
            copy={{ search: t('search'), placeholder: t('placeholder'), clear: t('clear') }}
          />
        </search>
        <ListGroups
          label={t('groups')}
          groups={listed.map((group) => ({ id: group.id, name: group.name, count: hits(group) }))}
        />
      </div>
      <div className="max-lg:mt-4 lg:col-span-9 lg:ps-8">
        {listed.map((group, position) => (
          <FoldedGroup
            key={group.id}
            id={group.id}
            name={group.name}
            count={hits(group)}
            size={t('size', { count: hits(group) })}
            hint={group.entries[0]?.question}
            isOpen={position === 0}
            isFound={words.length > 0}
          >
            <div id={group.id} className="faq-columns">
              {columnsOf(group.entries).map((entries, column) => (
                <div key={entries[0]?.id}>
                  {entries.map((entry) =>
                    'html' in entry ? (
                      <FaqItem
                        key={entry.id}
                        entry={entry}
                        isOpen={column === 0}
                        words={words}
                        hidden={words.length > 0 && !shown.has(entry.id)}
                        onCopyLink={copyLink}
                      />
                    ) : (
                      <a key={entry.id} href={`${'href' in group ? group.href : ''}#${entry.id}`}>
                        <h3>{entry.question}</h3>
                        <Plus />
                      </a>
                    ),
                  )}
                </div>
              ))}
            </div>
          </FoldedGroup>
        ))}
        {shown.size === 0 && (
          <EmptyState title={t('nothing', { query: query.trim() })} action={help}>
            {t('nothingLead')}
          </EmptyState>
        )}
        {elsewhere !== null && words.length > 0 && (
          <p className="mt-8">
            <a
              href={`${elsewhere}?q=${encodeURIComponent(query.trim())}`}
              className="inline-flex min-h-11 items-center text-link"
            >
              {t('searchAll', { query: query.trim() })}
            </a>
          </p>
        )}
        {children}
      </div>
    </div>
  )
}

/** The first question of a topic, which is as wide as both columns, and the columns of the others, each of its own height. */
function columnsOf<Entry>(entries: readonly Entry[]): readonly (readonly Entry[])[] {
  const half = Math.ceil((entries.length - 1) / 2) + 1
  return [entries.slice(0, 1), entries.slice(1, half), entries.slice(half)]
}
