import { clsx } from 'clsx'
import NextLink from 'next/link'
import type { ReactNode } from 'react'

import { highlight } from './highlight'
import type { SearchHit } from './search-engine'

interface SearchOptionProps {
  id: string
  hit: SearchHit
  active: boolean
  onPoint: () => void
}

/** The account opening is a document of its own, with rights that other pages do not have: it is loaded, not navigated to. */
const ownDocument = /^(?:\/(?:en|kr))?\/(?:register|open-account|new-register)(?:\/|$)/

/** A result: an option of the list and a link, so that it opens in a new tab too. */
export function SearchOption({ id, hit: { document, terms }, active, onPoint }: SearchOptionProps) {
  const props = {
    id,
    role: 'option',
    'aria-selected': active,
    tabIndex: -1,
    href: document.href,
    onPointerMove: onPoint,
    className: clsx(
      'block rounded-control px-3 py-2.5 scroll-my-2',
      active ? 'bg-primary-soft text-primary' : 'text-ink hover:bg-surface-2',
    ),
  }
  const body = (
    <>
      <span className="block leading-snug font-semibold text-pretty">
        <Marked text={document.title} terms={terms} />
      </span>
      {document.text === '' && document.date === undefined ? null : (
        <span className="clamp-2 mt-0.5 text-small text-ink-2">
          {document.date === undefined ? null : (
            <time dateTime={document.date} className="num text-ink-3">
              {document.date.split('-').toReversed().join('/')}
              {document.text === '' ? '' : ' · '}
            </time>
          )}
          <Marked text={document.text} terms={terms} />
        </span>
      )}
    </>
  )
  return ownDocument.test(document.href) ? (
    <a {...props}>{body}</a>
  ) : (
    <NextLink {...props} prefetch={false}>
      {body}
    </NextLink>
  )
}

function Marked({ text, terms }: { text: string; terms: readonly string[] }): ReactNode {
  return highlight(text, terms).map((segment, index) =>
    segment.hit ? (
      // oxlint-disable-next-line react/no-array-index-key -- segments have no other identity
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
