import { clsx } from 'clsx'
import { ArrowRight } from '@/components/ui/icons'
import { PageLink } from '@/lib/platform/navigation/page-link'
import type { ReactNode } from 'react'

import { highlight } from './highlight'
import type { Mark } from './marks'
import type { SearchHit } from './search-engine'

interface SearchOptionProps {
  id: string
  hit: SearchHit
  /** The first of all, as a card; where there are two columns, it has one for itself. */
  isLead: boolean
  active: boolean
  onPoint: () => void
}

/** The account opening is a document with its own permissions: load it instead of navigating on the client. */
const ownDocument = /^(?:\/(?:en|kr))?\/(?:register|open-account|new-register)(?:\/|$)/

/** A hit: both an option of the listbox and a link, so that it can be opened in a new tab. */
export function SearchOption({ id, hit: { document, marks }, isLead, active, onPoint }: SearchOptionProps) {
  const props = {
    id,
    role: 'option',
    'aria-selected': active,
    tabIndex: -1,
    href: document.href,
    onPointerMove: onPoint,
    className: clsx(
      // An odd one at the end, after the name of its kind, has the width of both columns.
      'block scroll-my-2 @3xl:last:even:col-span-full',
      isLead
        ? 'relative mx-3 mb-2 rounded-card border border-hairline p-4 pe-12 @3xl:row-span-3 @3xl:p-6 @3xl:pb-16'
        : 'rounded-control px-3 py-2.5',
      active ? 'bg-primary-soft text-primary' : clsx('text-ink hover:bg-surface-2', isLead && 'bg-surface'),
    ),
  }
  const body = (
    <>
      <span className={clsx('block text-pretty', isLead ? 'text-h3' : 'leading-snug font-semibold')}>
        <Marked text={document.title} marks={marks} />
      </span>
      {document.text === '' && document.date === undefined ? null : (
        <span className={isLead ? 'clamp-4 mt-2 text-ink-2' : 'clamp-2 mt-0.5 text-small text-ink-2'}>
          {document.date === undefined ? null : (
            <time dateTime={document.date} className="num text-ink-3">
              {document.date.split('-').toReversed().join('/')}
              {document.text === '' ? '' : ' · '}
            </time>
          )}
          <Marked text={document.text} marks={marks} />
        </span>
      )}
      {isLead && (
        <ArrowRight className="absolute inset-e-4 top-5 size-5 text-bronze @3xl:inset-s-6 @3xl:top-auto @3xl:bottom-6" />
      )}
    </>
  )
  return ownDocument.test(document.href) ? <a {...props}>{body}</a> : <PageLink {...props}>{body}</PageLink>
}

function Marked({ text, marks }: { text: string; marks: readonly Mark[] }): ReactNode {
  return highlight(text, marks).map((segment, index) =>
    segment.hit ? (
      // oxlint-disable-next-line react/no-array-index-key -- segments are identified by position only
      <mark
        key={index}
        className="bg-transparent text-inherit underline decoration-bronze-graphic decoration-2 underline-offset-4"
      >
        {segment.text}
      </mark>
    ) : (
      segment.text
    ),
  )
}
