import { expect, it, vi } from 'vitest'

import type { Page, Report } from '@/lib/backends/main/content'

import { searchCalls } from './limits'
import { noFilter } from './report-filter'
import { searchReports } from './search-reports'

/** Newest first: the report with id 1 is the newest, and each page is a month older. */
function page(number: number, lastPage: number): Page<Report> {
  const row = (id: number, type: 'daily' | 'weekly'): Report => ({
    id,
    slug: `r-${id}`,
    title: String(id),
    description: null,
    image: null,
    publishedAt: new Date(Date.UTC(2026, 12 - number, 10)),
    updatedAt: null,
    author: null,
    category: null,
    locales: ['vi'],
    type,
    sector: null,
    tickers: [],
    file: null,
  })
  return {
    rows: [row(number * 10, 'daily'), row(number * 10 + 1, 'weekly')],
    page: number,
    lastPage,
    total: lastPage * 2,
  }
}

const weekly = { ...noFilter, type: 'weekly' } as const
const loadOf = (lastPage: number) => vi.fn<(number: number) => Promise<Page<Report>>>(async (n) => page(n, lastPage))

it('reads all pages and keeps what matches, newest first', async () => {
  const load = loadOf(3)
  const search = await searchReports(load, weekly)
  expect(search?.found.map(({ id }) => id)).toEqual([11, 21, 31])
  expect(search).toMatchObject({ searched: 6, total: 6, complete: true })
  expect(load.mock.calls).toEqual([[1], [2], [3]])
})

it('stops at the start date of the filter, because older reports cannot match', async () => {
  const load = loadOf(50)
  const search = await searchReports(load, { ...noFilter, from: '2026-11-01' })
  expect(load).toHaveBeenCalledTimes(3)
  expect(search).toMatchObject({ complete: true })
  expect(search?.found.map(({ id }) => id)).toEqual([10, 11, 20, 21])
})

it('stops at the call limit however long the list is, and can be continued', async () => {
  const load = loadOf(1000)
  const first = await searchReports(load, weekly)
  expect(first).toMatchObject({ calls: searchCalls, searched: searchCalls * 2, complete: false })
  const second = await searchReports(load, weekly, first ?? undefined)
  expect(load).toHaveBeenCalledTimes(searchCalls * 2)
  expect(load).toHaveBeenLastCalledWith(searchCalls * 2)
  expect(second?.found).toHaveLength(searchCalls * 2)
})

it('returns null if a call fails, because a partial result would be misleading', async () => {
  expect(await searchReports(async (n) => (n === 2 ? null : page(n, 3)), weekly)).toBeNull()
})
