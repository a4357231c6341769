'use client'

import type { ReactNode } from 'react'

import type { LoadedPage, RowId } from '@/lib/platform/paging/load-more-state'
import { fillIn } from '@/lib/platform/text/fill-in'

import { LoadMore } from './load-more'
import { useLoadMore } from './use-load-more'

export interface PagedListCopy {
  more: string
  loading: string
  failed: string
  retry: string
  /** With `{count}`: said to screen readers when items have come. */
  added: string
}

export interface PagedListProps<Row> {
  /** Complete address of the list. */
  path: string
  /** Position of the document's page. */
  page: number
  lastPage: number
  /** Ids of the items in the document. */
  known: readonly RowId[]
  copy: PagedListCopy
  className?: string
  /** One page; null if loading failed. */
  load: (page: number) => Promise<LoadedPage<Row> | null>
  idOf: (row: Row) => RowId
  /** Renders an item as the server does for the first page. */
  renderRow: (row: Row) => ReactNode
  /** Items of the first page. */
  children: ReactNode
}

/** A list with "load more": the first page is in the document, later ones load on demand and are announced. */
export function PagedList<Row>(props: PagedListProps<Row>) {
  const { path, page, lastPage, known, copy, className, load, idOf, renderRow, children } = props
  const first: LoadedPage<never> = { rows: [], page, lastPage }
  const { state, more, listRef } = useLoadMore<Row, HTMLUListElement>({ first, known, idOf, load })
  const { status } = state
  return (
    <>
      <ul ref={listRef} className={className}>
        {children}
        {state.rows.map(renderRow)}
      </ul>
      <output className="sr-only">
        {status === 'idle' && state.added > 0 ? fillIn(copy.added, { count: state.added }) : ''}
      </output>
      <div className="mt-10">
        <LoadMore
          page={state.page}
          pageCount={state.lastPage}
          loading={status === 'loading'}
          onLoadMore={more}
          copy={copy}
          href={`${path}?page=${state.page + 1}`}
          failure={status === 'failed' ? { message: copy.failed, retry: copy.retry } : null}
        />
      </div>
    </>
  )
}
