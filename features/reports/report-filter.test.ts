import { describe, expect, it } from 'vitest'

import type { Report } from '@/lib/backends/main/content'

import { isFiltering, matchesFilter, noFilter, parseReportQuery, sectorKey, writeReportQuery } from './report-filter'

const report: Report = {
  id: 1,
  slug: 'doanh-nghiep-1',
  title: 'FQN',
  description: null,
  image: null,
  // 00:30 on the 21st in Vietnam.
  publishedAt: new Date('2026-11-20T17:30:00Z'),
  updatedAt: null,
  author: null,
  category: null,
  locales: ['vi'],
  type: 'company',
  sector: 'Bất động sản',
  tickers: ['FQN'],
  file: null,
}

describe('the query of /reports', () => {
  it('round-trips beside campaign parameters', () => {
    const query = '?utm_source=mail&type=company&sector=bat-dong-san&ticker=FQN&from=2026-01-01&to=2026-11-21&page=3'
    const { filter, page } = parseReportQuery(query)
    expect(filter).toEqual({
      type: 'company',
      sector: 'bat-dong-san',
      ticker: 'FQN',
      from: '2026-01-01',
      to: '2026-11-21',
    })
    expect(page).toBe(3)
    expect(writeReportQuery('?utm_source=mail', filter, page)).toBe(query)
    expect(writeReportQuery(query, noFilter)).toBe('?utm_source=mail')
  })

  it.each([
    '?type=rumour',
    '?sector=Bất động sản',
    '?sector=',
    '?ticker=A',
    '?ticker=<script>',
    '?from=2026-02-30',
    '?to=21/11/2026',
    '?page=2',
  ])('ignores an invalid value: %s', (query) => {
    expect(isFiltering(parseReportQuery(query).filter)).toBe(false)
  })

  it('accepts a lower-case ticker and ignores an end date before the start date', () => {
    expect(parseReportQuery('?ticker=fqn').filter.ticker).toBe('FQN')
    expect(parseReportQuery('?from=2026-03-02&to=2026-03-01').filter).toMatchObject({ from: '2026-03-02', to: null })
    expect(parseReportQuery('?type=daily&page=0').page).toBe(1)
  })
})

describe('matching', () => {
  it.each([
    [{ type: 'company' }, true],
    [{ type: 'daily' }, false],
    [{ sector: 'bat-dong-san' }, true],
    [{ sector: 'ngan-hang' }, false],
    [{ ticker: 'FQN' }, true],
    [{ ticker: 'FQ' }, false],
    // Days are calendar days in Vietnam, both ends included.
    [{ from: '2026-11-21', to: '2026-11-21' }, true],
    [{ to: '2026-11-20' }, false],
    [{ from: '2026-11-22' }, false],
    [{ type: 'company', ticker: 'ZTV' }, false],
  ] as const)('%o: %s', (filter, matches) => {
    expect(matchesFilter(report, { ...noFilter, ...filter })).toBe(matches)
  })

  it('distinguishes sectors in every script', () => {
    expect(['Đầu tư công', 'Real estate', '부동산 개발'].map(sectorKey)).toEqual([
      'dau-tu-cong',
      'real-estate',
      '부동산-개발',
    ])
  })
})
