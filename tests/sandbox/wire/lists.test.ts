import { describe, expect, it } from 'vitest'

import { WireError } from '../http/wire-error'
import { createSeed } from '../seed/seed'
import { Content } from './content'
import { existsIn, toWireText } from './localised'
import { withMediaHost } from './media-links'
import { sortBy, toPage } from './paging'
import { scaled } from './scaled'

describe('toPage', () => {
  const rows = Array.from({ length: 11 }, (_, index) => index)

  it('cuts pages that hold each row once', () => {
    const pages = [1, 2, 3].map((page) => toPage(rows, { page, limit: 5 }))
    expect(pages.flatMap(({ data }) => data)).toEqual(rows)
    expect(pages[2]).toEqual({ data: [10], current_page: 3, last_page: 3, per_page: 5, total: 11 })
  })

  it('is empty behind the end, and one empty page for nothing', () => {
    expect(toPage(rows, { page: 4, limit: 5 }).data).toEqual([])
    expect(toPage([], { page: 1, limit: 5 })).toMatchObject({ data: [], last_page: 1, total: 0 })
  })
})

describe('sortBy', () => {
  const keys = { id: (row: { id: number }) => row.id }

  it('sorts both ways and refuses a name that it does not know', () => {
    const rows = [{ id: 2 }, { id: 10 }, { id: 1 }]
    expect(sortBy(rows, { sort: 'id', direction: 'asc' }, keys).map(({ id }) => id)).toEqual([1, 2, 10])
    expect(sortBy(rows, { sort: 'id', direction: 'desc' }, keys).map(({ id }) => id)).toEqual([10, 2, 1])
    expect(() => sortBy(rows, { sort: 'price', direction: 'asc' }, keys)).toThrow(WireError)
  })
})

describe('scaled content', () => {
  it('repeats a list under other ids and slugs, the seed first', () => {
    const rows = scaled([{ id: 7, slug: 'a' }], 3)
    expect(rows).toEqual([
      { id: 7, slug: 'a' },
      { id: 100_007, slug: 'a-2' },
      { id: 200_007, slug: 'a-3' },
    ])
  })

  it('can be found by its slugs and ids', () => {
    const seed = createSeed(new Date('2026-11-20T03:00:00Z'))
    const content = new Content(seed, 3)
    expect(content.posts).toHaveLength((seed.posts.length + seed.reports.length) * 3)
    for (const post of content.posts) {
      expect(content.postBySlug(post.slug)).toBe(post)
      expect(content.postById(post.id)).toBe(post)
    }
  })
})

describe('localised text', () => {
  it('is plain when only Vietnamese, else JSON keyed by wire locale without the languages that are missing', () => {
    expect(toWireText({ vi: 'Tin' })).toBe('Tin')
    expect(toWireText({ vi: 'Tin' }, true)).toBe('{"vi":"Tin"}')
    expect(toWireText({ vi: 'Tin', ko: '뉴스' })).toBe('{"vi":"Tin","kr":"뉴스"}')
    expect(existsIn({ vi: 'Tin', ko: '뉴스' }, 'en')).toBe(false)
  })
})

describe('media links', () => {
  it('get the host in values, HTML and JSON, and nowhere else', () => {
    expect(withMediaHost('/media/a.svg', 'http://s')).toBe('http://s/media/a.svg')
    expect(withMediaHost('<img src="/media/a.svg"> see /media/x', 'http://s')).toBe(
      '<img src="http://s/media/a.svg"> see /media/x',
    )
    expect(withMediaHost('https://cdn.example/media/a.svg', 'http://s')).toBe('https://cdn.example/media/a.svg')
  })
})
