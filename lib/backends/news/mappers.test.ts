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
})
