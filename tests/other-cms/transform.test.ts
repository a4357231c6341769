import { expect, it } from 'vitest'

import { originalId, originalSlug, renamedId, renamedSlug } from './renaming'
import { transformed } from './transform'

const how = { sandbox: 'http://127.0.0.1:1', media: 'http://localhost:2' }
const rows = Array.from({ length: 20 }, (_, index) => ({ id: index + 10, slug: `s${index}`, title: 'A', author: 'B' }))

it('spoils one row in ten, and none of a short list is lost', () => {
  const { data } = transformed({ data: rows }, how) as { data: unknown[] }
  const isWhole = (row: unknown) => typeof row === 'object' && row !== null && 'slug' in row && 'title' in row
  expect(data).toHaveLength(20)
  expect(data.filter((row, index) => index % 10 === 3 && JSON.stringify(row) === JSON.stringify(rows[index]))).toEqual(
    [],
  )
  expect(data.filter((row, index) => index % 10 !== 3 && isWhole(row))).toHaveLength(18)
  const short = transformed({ data: rows.slice(0, 2) }, how) as { data: unknown[] }
  expect(short.data).toHaveLength(3)
})

it('renames slugs, ids and links, and moves media', () => {
  const { data } = transformed(
    {
      data: [
        { id: 70, slug: 'a-b', content: '<a href="/article/c-d"><img src="http://127.0.0.1:1/media/x.svg"></a>' },
        { id: 71, type_internal: 'category', link: 'e-f', published_at: '2026-11-20T09:00:00.000+07:00' },
      ],
    },
    how,
  ) as { data: unknown[] }
  expect(data.slice(0, 2)).toEqual([
    { id: 700070, slug: 'x-a-b', content: '<a href="/article/x-c-d"><img src="http://localhost:2/media/x.svg"></a>' },
    { id: '700071', type_internal: 'category', link: 'x-e-f', published_at: '2026-11-20 09:00:00' },
  ])
})

it('can be turned back, and keeps the ids of the contract', () => {
  expect(originalSlug(renamedSlug('a-b'))).toBe('a-b')
  expect(originalId(renamedId(61))).toBe(61)
  expect([1, 4, 6, 8, 9, 1202, 1203, 1441].map(renamedId)).toEqual([1, 4, 6, 8, 9, 1202, 1203, 1441])
})
