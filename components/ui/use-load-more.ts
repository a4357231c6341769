import { type RefObject, useEffect, useMemo, useReducer, useRef } from 'react'

import { isChunkFailure } from '@/lib/platform/navigation/chunk-failure'
import {
  beginAt,
  type LoadedPage,
  type LoadMoreEvent,
  loadMoreReducer,
  type LoadMoreState,
  type RowId,
} from '@/lib/platform/paging/load-more-state'

interface LoadMoreOptions<Row> {
  /** Page number of the document. */
  readonly first: LoadedPage<never>
  /** Ids of the document's rows. */
  readonly known: readonly RowId[]
  readonly idOf: (row: Row) => RowId
  /** One page; null if loading failed. */
  readonly load: (page: number) => Promise<LoadedPage<Row> | null>
}

interface LoadingMore<Row, List extends HTMLElement> {
  readonly state: LoadMoreState<Row>
  readonly more: () => void
  /** The list; its first new item takes focus, because the control that had it has moved down. */
  readonly listRef: RefObject<List | null>
}

/**
 * "Load more" for a list whose first page is in the document. The address follows, so that a reload shows the newest
 * page.
 */
export function useLoadMore<Row, List extends HTMLElement>(options: LoadMoreOptions<Row>): LoadingMore<Row, List> {
  const { first, known, idOf, load } = options
  const reduce = useMemo(() => loadMoreReducer(idOf, known), [idOf, known])
  const [state, send] = useReducer<LoadMoreState<Row>, [LoadMoreEvent<Row>]>(reduce, beginAt<Row>(first))
  const listRef = useRef<List>(null)
  const focusOn = useRef<number | null>(null)

  useEffect(() => {
    // Only after a new request: effects also run again when a cached page is shown again.
    if (focusOn.current === null || state.status !== 'idle') return
    const item = listRef.current?.children[focusOn.current]
    focusOn.current = null
    item?.querySelector('a')?.focus({ preventScroll: true })
  }, [state])

  const more = async (): Promise<void> => {
    send({ kind: 'asked' })
    const answer = await load(state.page + 1).catch(failedToLoad)
    if (answer === null) {
      send({ kind: 'failed' })
      return
    }
    focusOn.current = listRef.current?.querySelectorAll(':scope > :not([data-further])').length ?? null
    send({ kind: 'loaded', answer })
    window.history.replaceState(null, '', addressOfPage(answer.page))
  }
  return { state, more: () => void more(), listRef }
}

/** Code that does not arrive is a list that cannot grow (docs/specification.md#failures F7). */
function failedToLoad(error: unknown): null {
  if (!isChunkFailure(error)) throw error
  return null
}

/** The current address with another page; campaign parameters are kept. */
function addressOfPage(page: number): string {
  const query = new URLSearchParams(window.location.search)
  query.set('page', String(page))
  return `${window.location.pathname}?${query.toString()}`
}
