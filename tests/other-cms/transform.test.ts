import { expect, it } from 'vitest'

import { originalId, originalSlug, renamedId, renamedSlug, renamedTreeId } from './renaming'
import { withSpoiledLists } from './spoiled-rows'
import { transformed } from './transform'

const how = { sandbox: 'http://127.0.0.1:1', media: 'http://localhost:2' }
const rows = Array.from({ length: 20 }, (_, index) => ({ id: index + 10, slug: `s${index}`, title: 'A', author: 'B' }))

it('spoils one row in ten, and none of a short list is lost', () => {
  const { data } = transformed({ data: rows }, how) as { data: unknown[] }
  const isWhole = (row: unknown) => typeof row === 'object' && row !== null && 'slug' in row && 'title' in row
  expect(data).toHaveLength(20)
  expect(data.filter((row, index) => index % 10 !== 3 && isWhole(row))).toHaveLength(18)
  const short = transformed({ data: rows.slice(0, 2) }, how) as { data: unknown[] }
  expect(short.data).toHaveLength(3)
})

it('spoils lists of the account opening, and nothing else of them', () => {
  const banks = Array.from({ length: 4 }, (_, index) => ({ bcode: `${index}`, name: 'A' }))
  const { data } = withSpoiledLists({ data: banks }) as { data: unknown[] }
  expect(data.toSpliced(3, 1)).toEqual(banks.slice(0, 3))
  expect(data[3]).not.toEqual(banks[3])
  const account = { data: { client_id: '1', funds: ['A'], accounts: [{ acc_no: '1' }] } }
  expect(withSpoiledLists(account)).toMatchObject({ data: { client_id: '1', funds: ['A'], accounts: { length: 2 } } })
})

it('spoils slides, which are a list in a text', () => {
  const slider = { code: 'slider_vi', type: 'slider', content: JSON.stringify([{ title: 'A' }]) }
  const { content } = transformed(slider, how) as { content: string }
  expect(JSON.parse(content)).toHaveLength(2)
})

it('renames slugs, ids and links, and moves media', () => {
  const { data } = transformed(
    {
      data: [
        { id: 70, slug: 'a-b', content: '<a href="/article/c-d"><img src="http://127.0.0.1:1/media/x.svg"></a>' },
        { id: 72, type_internal: 'category', link: 'e-f', published_at: '2026-11-20T09:00:00.000+07:00' },
      ],
    },
    how,
  ) as { data: unknown[] }
  expect(data.slice(0, 2)).toEqual([
    {
      id: renamedId(70),
      slug: 'x-a-b',
      content: '<a href="/article/x-c-d"><img src="http://localhost:2/media/x.svg"></a>',
    },
    { id: String(renamedId(72)), type_internal: 'category', link: 'x-e-f', published_at: '2026-11-20 09:00:00' },
  ])
})

it('empties the optional fields of one row in four', () => {
  const { data } = transformed(
    {
      data: [
        { id: 10, author: 'A' },
        { id: 11, author: 'A', file: { url: 'B' } },
      ],
    },
    how,
  ) as {
    data: Record<string, unknown>[]
  }
  expect(data.slice(0, 2).map(({ author, file }) => [author, file])).toEqual([
    ['A', undefined],
    ['', null],
  ])
})

it('shuffles ids, can be turned back, and keeps the ids of the contract', () => {
  const ids = Array.from({ length: 5000 }, (_, index) => index + 1)
  const renamed = ids.map(renamedId)
  expect(renamed.map(originalId)).toEqual(ids)
  expect(new Set(renamed).size).toBe(5000)
  expect(renamed.toSorted((a, b) => a - b)).not.toEqual(renamed)
  expect(originalSlug(renamedSlug('a-b'))).toBe('a-b')
  const fixed = [1, 4, 6, 8, 9, 1202, 1203, 1441]
  expect(fixed.map(renamedTreeId)).toEqual(fixed)
  expect(fixed.map(originalId)).toEqual(fixed)
})
