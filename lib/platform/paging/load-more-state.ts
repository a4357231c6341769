/** Id of a row: a number in the CMS, a text on the video platform. */
export type RowId = number | string

/** One page of a list. `total` only where the backend counts its rows. */
export type LoadedPage<Row> = {
  readonly rows: readonly Row[]
  readonly page: number
  readonly lastPage: number
  readonly total?: number
}

/**
 * What "load more" has loaded so far (docs/specification.md#lists): rows beyond the document's first page, and the
 * position in the list that the newest answer reported.
 */
export type LoadMoreState<Row> = LoadedPage<Row> & {
  readonly status: 'idle' | 'loading' | 'failed'
  /** Rows in the newest answer. */
  readonly added: number
}

export type LoadMoreEvent<Row> =
  | { readonly kind: 'asked' }
  | { readonly kind: 'loaded'; readonly answer: LoadedPage<Row> }
  | { readonly kind: 'failed' }
  | { readonly kind: 'reset'; readonly first: LoadedPage<Row> }

export function beginAt<Row>(first: LoadedPage<Row>): LoadMoreState<Row> {
  return { ...first, status: 'idle', added: 0 }
}

/**
 * `loaded` appends rows and adopts current page, last page and total; rows already present (the list has moved since)
 * are skipped, and an answer to an outdated request is ignored. `reset` clears the loaded rows.
 * @param idOf id of a row
 * @param known ids of the document's own rows
 */
export function loadMoreReducer<Row>(idOf: (row: Row) => RowId, known: readonly RowId[] = []) {
  return (state: LoadMoreState<Row>, event: LoadMoreEvent<Row>): LoadMoreState<Row> => {
    switch (event.kind) {
      case 'asked':
        return { ...state, status: 'loading' }
      case 'failed':
        return state.status === 'loading' ? { ...state, status: 'failed' } : state
      case 'reset':
        return beginAt(event.first)
      case 'loaded': {
        const { rows, page, lastPage, total } = event.answer
        if (state.status !== 'loading' || page !== state.page + 1) return state
        const there = new Set<RowId>([...known, ...state.rows.map(idOf)])
        const added = rows.filter((row) => !there.has(idOf(row)))
        return {
          rows: [...state.rows, ...added],
          page,
          lastPage,
          ...(total === undefined ? {} : { total }),
          status: 'idle',
          added: added.length,
        }
      }
    }
  }
}
