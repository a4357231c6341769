import { describe, expect, it } from 'vitest'

import { beginAt, loadMoreReducer, type LoadMoreEvent, type LoadMoreState } from './load-more-state'

interface Row {
  id: number
}

const rows = (...ids: number[]): Row[] => ids.map((id) => ({ id }))
const reduce = loadMoreReducer<Row>(({ id }) => id, [1, 2])
const first = { rows: [], page: 1, lastPage: 3, total: 6 }
const after = (...events: LoadMoreEvent<Row>[]): LoadMoreState<Row> => events.reduce(reduce, beginAt(first))

const secondPage = { kind: 'loaded', answer: { rows: rows(3, 4), page: 2, lastPage: 4, total: 7 } } as const

describe('loading more', () => {
  it('appends rows and adopts current page, last page and total', () => {
    expect(after({ kind: 'asked' }, secondPage)).toEqual({
      rows: rows(3, 4),
      page: 2,
      lastPage: 4,
      total: 7,
      status: 'idle',
      added: 2,
    })
  })

  it('skips rows that are already present after the list has moved', () => {
    const third = { kind: 'loaded', answer: { rows: rows(2, 4, 5), page: 3, lastPage: 4 } } as const
    expect(after({ kind: 'asked' }, secondPage, { kind: 'asked' }, third)).toMatchObject({
      rows: rows(3, 4, 5),
      added: 1,
    })
  })

  it('keeps its rows when a page fails, and can retry', () => {
    const failed = after({ kind: 'asked' }, secondPage, { kind: 'asked' }, { kind: 'failed' })
    expect(failed).toMatchObject({ rows: rows(3, 4), page: 2, status: 'failed' })
    expect(reduce(failed, { kind: 'asked' }).status).toBe('loading')
  })

  it('ignores late and repeated answers', () => {
    const loaded = after({ kind: 'asked' }, secondPage)
    expect(reduce(loaded, secondPage)).toBe(loaded)
    expect(reduce(reduce(loaded, { kind: 'asked' }), secondPage).rows).toEqual(rows(3, 4))
  })

  it('clears on reset', () => {
    expect(after({ kind: 'asked' }, secondPage, { kind: 'reset', first })).toEqual(beginAt(first))
  })
})
