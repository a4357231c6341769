import { clsx } from 'clsx'
import { PageLink } from '@/lib/platform/navigation/page-link'
import type { ReactNode } from 'react'

import { highlight } from './highlight'
import type { Mark } from './marks'
import type { SearchHit } from './search-engine'

interface SearchOptionProps {
  id: string
  hit: SearchHit
  active: boolean
  onPoint: () => void
}

/** The account opening is a document with its own permissions: load it instead of navigating on the client. */
const ownDocument = /^(?:\/(?:en|kr))?\/(?:register|open-account|new-register)(?:\/|$)/

/** A hit: both an option of the listbox and a link, so that it can be opened in a new tab. */
export function SearchOption({ id, hit: { document, marks }, active, onPoint }: SearchOptionProps) {
  const props = {
    id,
    role: 'option',
    'aria-selected': active,
    tabIndex: -1,
    href: document.href,
    onPointerMove: onPoint,
    className: clsx(
      // An odd one at the end, after the name of its kind, has the width of both columns.
      'block scroll-my-2 rounded-control px-3 py-2.5 @3xl:last:even:col-span-full',
      active ? 'bg-primary-soft text-primary' : 'text-ink hover:bg-surface-2',
    ),
  }
  const body = (
    <>
      <span className="block leading-snug font-semibold text-pretty">
        <Marked text={document.title} marks={marks} />
      </span>
      {document.text === '' && document.date === undefined ? null : (
        <span className="clamp-2 mt-0.5 text-small text-ink-2">
          {document.date === undefined ? null : (
            <time dateTime={document.date} className="num text-ink-3">
              {document.date.split('-').toReversed().join('/')}
              {document.text === '' ? '' : ' · '}
            </time>
          )}
          <Marked text={document.text} marks={marks} />
        </span>
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
