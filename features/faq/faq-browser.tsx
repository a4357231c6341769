'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState, useSyncExternalStore } from 'react'

import { EmptyState } from '@/components/ui/empty-state'
import { FoldedGroup, useOpenTarget } from '@/components/ui/folded-group'
import { ArrowRight } from '@/components/ui/icons'
import { ListFilter, type ListGroup, ListGroups } from '@/components/ui/list-filter'

import type { FaqEntry, FaqGroup } from './faq-groups'
import { FaqItem } from './faq-item'
import { matches, wordsOf } from './faq-search'

interface FaqBrowserProps {
  groups: readonly FaqGroup[]
  /** The groups of all pages. */
  topics: readonly ListGroup[]
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
export function FaqBrowser({ groups, topics, help, elsewhere, children }: FaqBrowserProps) {
  const t = useTranslations('faq')
  const [typed, setTyped] = useState<string | null>(null)
  const [copied, setCopied] = useState(false)
  const asked = useSyncExternalStore(never, queryOfAddress, () => '')
  const query = typed ?? asked
  const words = wordsOf(query)
  const shown = new Set(
    groups.flatMap(({ entries }) => entries.filter((entry) => matches(entry, words)).map(({ id }) => id)),
  )
  const hits = ({ entries }: FaqGroup) => entries.filter(({ id }) => shown.has(id)).length

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
          groups={
            words.length === 0
              ? topics
              : groups.map((group) => ({ id: group.id, name: group.name, count: hits(group) }))
          }
        />
      </div>
      <div className="max-lg:mt-4 lg:col-span-9 lg:ps-8">
        {groups.map((group, position) => (
          <FoldedGroup
            key={group.id}
            id={group.id}
            name={group.name}
            count={hits(group)}
            isOpen={position === 0}
            isFound={words.length > 0}
          >
            <div id={group.id} className="faq-columns">
              {columnsOf(group.entries).map((entries, column) => (
                <div key={entries[0]?.id}>
                  {entries.map((entry) => (
                    <FaqItem
                      key={entry.id}
                      entry={entry}
                      isOpen={column === 0}
                      words={words}
                      hidden={!shown.has(entry.id)}
                      onCopyLink={copyLink}
                    />
                  ))}
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
        {words.length === 0 && <TopicsElsewhere topics={topics} />}
        {children}
      </div>
    </div>
  )
}

/** The first question of a topic, which is as wide as both columns, and the columns of the others, each of its own height. */
function columnsOf(entries: readonly FaqEntry[]): readonly (readonly FaqEntry[])[] {
  const half = Math.ceil((entries.length - 1) / 2) + 1
  return [entries.slice(0, 1), entries.slice(1, half), entries.slice(half)]
}

/** Topics of other pages: on wide screens headings as the topics of this page have them, on phones as the folded ones. */
function TopicsElsewhere({ topics }: { readonly topics: readonly ListGroup[] }) {
  const links = topics.filter(({ href }) => href !== undefined)
  if (links.length === 0) return null
  return (
    <ul>
      {links.map(({ href, name, count }) => (
        <li key={href} className="border-b border-hairline-strong lg:mt-10 lg:first:mt-18">
          <a
            href={href}
            className="flex min-h-15 items-center justify-between gap-4 text-h3 hover:text-primary lg:text-[1.75rem]"
          >
            {name} <span className="ms-auto num text-small font-normal text-ink-3">{count}</span>
            <ArrowRight className="size-5 shrink-0 text-bronze" />
          </a>
        </li>
      ))}
    </ul>
  )
}
