import { describe, expect, it } from 'vitest'

import { z } from '@/lib/platform/zod/zod'

import { listOf, rowsOf, withLeftOut } from './rows-of'

const row = z.object({ id: z.int(), title: z.string() })

describe('rowsOf', () => {
  it('leaves out what does not fit and says why, without values', () => {
    const rows = [{ id: 1, title: 'A' }, { id: 'secret', title: 'B' }, null, { id: 2, title: 'C' }, { id: 3 }]
    const { value, leftOut } = withLeftOut(() => rowsOf(row).parse(rows))
    expect(value).toEqual([
      { id: 1, title: 'A' },
      { id: 2, title: 'C' },
    ])
    expect(leftOut).toEqual({ 'id: invalid_type': 1, '(row): invalid_type': 1, 'title: invalid_type': 1 })
  })

  it('keeps the first of several rows with one id', () => {
    const rows = [
      { id: 1, title: 'A' },
      { id: 1, title: 'B' },
    ]
    const { value, leftOut } = withLeftOut(() => rowsOf(row).parse(rows))
    expect(value).toEqual([{ id: 1, title: 'A' }])
    expect(leftOut).toEqual({ 'id: duplicate': 1 })
  })

  it('keeps 5,000 rows and no more', () => {
    const rows = Array.from({ length: 5200 }, (_, id) => ({ id, title: 'A' }))
    const { value, leftOut } = withLeftOut(() => rowsOf(row).parse(rows))
    expect(value).toHaveLength(5000)
    expect(leftOut).toEqual({ '(list): too_long': 1 })
  })

  it('rejects what is no list', () => {
    expect(rowsOf(row).safeParse({ 0: { id: 1, title: 'A' } }).success).toBe(false)
  })

  it('takes a list of which no row fits for another answer, if it is the answer', () => {
    expect(listOf(row).safeParse([]).success).toBe(true)
    expect(listOf(row).safeParse([{ id: 1 }]).success).toBe(false)
    expect(rowsOf(row).parse([{ id: 1 }])).toEqual([])
  })

  it('tells apart what is left out of two answers', () => {
    const outer = withLeftOut(() => {
      rowsOf(row).parse([5])
      return withLeftOut(() => rowsOf(row).parse([{ id: 1 }])).leftOut
    })
    expect(outer.value).toEqual({ 'title: invalid_type': 1 })
    expect(outer.leftOut).toEqual({ '(row): invalid_type': 1 })
  })
})
