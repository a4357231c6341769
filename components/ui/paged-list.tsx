'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import type { LoadedPage, RowId } from '@/lib/platform/paging/load-more-state'

import { LoadMore } from './load-more'
import { useLoadMore } from './use-load-more'

export interface PagedListProps<Row> {
  /** Complete address of the list. */
  path: string
  /** Position of the document's page. */
  page: number
  lastPage: number
  /** Ids of the items in the document. */
  known: readonly RowId[]
  /** Label of the control that loads the next page. */
  more: string
  /** Announced to screen readers when rows were added. */
  added: (count: number) => string
  className?: string
  /** One page; null if loading failed. */
  load: (page: number) => Promise<LoadedPage<Row> | null>
  idOf: (row: Row) => RowId
  /** Renders an item as the server does for the first page. */
  renderRow: (row: Row) => ReactNode
  /** Items of the first page. */
  children: ReactNode
  /** After the last item, whichever that is: an item with `data-further`, which is none of the list's own. */
  further?: ReactNode
  /** Links to all pages, below all but the first, which grows instead. */
  pages?: ReactNode
}

/**
 * A list that grows: the first page is in the document, further ones are loaded on demand and announced. Needs the island
 * messages `lists`.
 */
export function PagedList<Row>(props: PagedListProps<Row>) {
  const { path, page, lastPage, known, more, added, className, load, idOf, renderRow, children, further, pages } = props
  const t = useTranslations('lists')
  const first: LoadedPage<never> = { rows: [], page, lastPage }
  const { state, more: loadMore, listRef } = useLoadMore<Row, HTMLUListElement>({ first, known, idOf, load })
  const { status } = state
  return (
    <>
      <ul ref={listRef} className={className}>
        {children}
        {state.rows.map(renderRow)}
        {further}
      </ul>
      <output className="sr-only">{status === 'idle' && state.added > 0 ? added(state.added) : ''}</output>
      <div className="mt-10 grid gap-6">
        {pages === undefined || page === 1 ? (
          <LoadMore
            page={state.page}
            pageCount={state.lastPage}
            loading={status === 'loading'}
            onLoadMore={loadMore}
            copy={{ more, loading: t('loading') }}
            href={`${path}?page=${state.page + 1}`}
            failure={status === 'failed' ? { message: t('failed'), retry: t('retry') } : null}
          />
        ) : (
          pages
        )}
      </div>
    </>
  )
}
