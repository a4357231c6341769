'use client'

import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'

import { EmptyState } from '@/components/ui/empty-state'
import { ListFilter, ListGroups } from '@/components/ui/list-filter'
import { fillIn } from '@/lib/platform/text/fill-in'

import type { FaqGroup } from './faq-groups'
import { FaqItem } from './faq-item'
import { matches, wordsOf } from './faq-search'

export interface FaqCopy {
  search: string
  placeholder: string
  clear: string
  groups: string
  /** `{count}`: number of answers found. */
  found: string
  nothing: string
  nothingLead: string
  permalink: string
  copied: string
  /** `{query}`: search words in the label of the link to the site search. */
  searchAll: string
}

interface FaqBrowserProps {
  groups: readonly FaqGroup[]
  copy: FaqCopy
  /** Shown when nothing was found. */
  help: ReactNode
  /** URL of the site search if the document does not hold all questions, else null. */
  elsewhere: string | null
  /** Links to the other pages. */
  children: ReactNode
}

/** Query parameter that makes a search shareable: `/faq?q=phi`. */
const queryParameter = 'q'

const queryFromUrl = () => new URLSearchParams(window.location.search).get(queryParameter) ?? ''
const noSubscription = () => () => undefined

/** The questions of a page with an accent-insensitive search. All answers are in the document without scripts. */
export function FaqBrowser({ groups, copy, help, elsewhere, children }: FaqBrowserProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [copied, setCopied] = useState(false)
  const queryInUrl = useSyncExternalStore(noSubscription, queryFromUrl, () => '')
  const query = typed ?? queryInUrl
  const words = wordsOf(query)
  const shown = new Set(
    groups.flatMap(({ entries }) => entries.filter((entry) => matches(entry, words)).map(({ id }) => id)),
  )

  useEffect(() => {
    openTarget()
    window.addEventListener('hashchange', openTarget)
    return () => window.removeEventListener('hashchange', openTarget)
  }, [])

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

  const status = copied ? copy.copied : words.length > 0 ? fillIn(copy.found, { count: shown.size }) : ''
  return (
    <div className="gap-x-6 lg:grid lg:grid-cols-12">
      <div className="lg:col-span-4 lg:pr-8">
        <div className="lg:sticky lg:top-28">
          <search>
            <ListFilter id="faq-query" query={query} onQuery={search} status={status} copy={copy} />
          </search>
          <ListGroups
            label={copy.groups}
            groups={groups.map(({ id, name, entries }) => ({
              id,
              name,
              count: entries.filter((entry) => shown.has(entry.id)).length,
            }))}
          />
        </div>
      </div>
      <div className="mt-10 min-w-0 lg:col-span-8 lg:mt-0">
        {groups.map((group) => (
          <section
            key={group.id}
            id={group.id}
            aria-labelledby={`${group.id}-title`}
            hidden={!group.entries.some(({ id }) => shown.has(id))}
            className="scroll-mt-28 not-first:mt-14"
          >
            <h2 id={`${group.id}-title`} className="border-b border-hairline-strong pb-4 text-h3">
              {group.name}
            </h2>
            {group.entries.map((entry) => (
              <FaqItem
                key={entry.id}
                entry={entry}
                words={words}
                hidden={!shown.has(entry.id)}
                copy={copy}
                onCopyLink={copyLink}
              />
            ))}
          </section>
        ))}
        {shown.size === 0 && (
          <EmptyState title={fillIn(copy.nothing, { query: query.trim() })} action={help}>
            {copy.nothingLead}
          </EmptyState>
        )}
        {elsewhere !== null && words.length > 0 && (
          <p className="mt-8">
            <a
              href={`${elsewhere}?q=${encodeURIComponent(query.trim())}`}
              className="text-link inline-flex min-h-11 items-center"
            >
              {fillIn(copy.searchAll, { query: query.trim() })}
            </a>
          </p>
        )}
        <div className="mt-12">{children}</div>
      </div>
    </div>
  )
}

/** Opens the answer that the URL fragment names, in browsers that do not expand `details` for fragments. */
function openTarget() {
  const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)))
  const details = target?.closest('details')
  if (!target || !details || details.open) return
  details.open = true
  target.scrollIntoView()
}
