import { describe, expect, it } from 'vitest'

import { toNewsArticle, toNewsSummary } from './mappers'

const wire = {
  id: 4,
  title: 'Market',
  description: ' ',
  content: '<p>Up</p>',
  image: '/n.svg',
  source: 'Agency',
  published_at: '2026-11-20T01:00:00Z',
  locale: 'en' as const,
  locales: ['kr' as const, 'en' as const],
  tickers: ['SNB'],
}

describe('news mappers', () => {
  it('maps every field', () => {
    expect(toNewsArticle(wire, 'en')).toEqual({
      id: 4,
      title: 'Market',
      description: null,
      content: '<p>Up</p>',
      image: '/n.svg',
      source: 'Agency',
      publishedAt: new Date('2026-11-20T01:00:00Z'),
      tickers: ['SNB'],
      locale: 'en',
      locales: ['en', 'ko'],
    })
  })

  it('omits articles in another language than the requested one', () => {
    expect(toNewsSummary(wire, 'vi')).toBeNull()
    expect(toNewsArticle({ ...wire, content: null }, 'en')).toBeNull()
  })

  it('reads what is missing as unknown', () => {
    const { description: _d, image: _i, source: _s, locales: _l, tickers: _t, ...bare } = wire
    expect(toNewsSummary(bare, 'en')).toMatchObject({
      description: null,
      image: null,
      source: null,
      tickers: [],
      locales: ['en'],
    })
    expect(toNewsSummary({ ...bare, description: ' Up 2 % ' }, 'en')?.description).toMatch(/^Up 2\s%$/)
  })

  it('omits articles without a title', () => {
    expect(toNewsSummary({ ...wire, title: ' ' }, 'en')).toBeNull()
  })
})
