import { expect, it, vi } from 'vitest'

import { listMetadata } from './list-metadata'

const list = { path: '/market-news', title: 'News', description: 'Of the market', lastPage: 3 } as const

it('names the list, its translations and its next page on page 1', () => {
  vi.stubEnv('SITE_URL', 'https://songngan.example')
  const { alternates, pagination } = listMetadata({ ...list, locale: 'en', page: 1 })
  expect(alternates?.canonical).toBe('https://songngan.example/en/market-news')
  expect(Object.keys(alternates?.languages ?? {})).toEqual(['vi', 'en', 'ko', 'x-default'])
  expect(pagination).toEqual({ previous: null, next: 'https://songngan.example/en/market-news?page=2' })
})

it('names a further page itself, its neighbours and no translation', () => {
  vi.stubEnv('SITE_URL', 'https://songngan.example')
  const { alternates, pagination, openGraph } = listMetadata({ ...list, locale: 'ko', page: 2 })
  expect(alternates?.canonical).toBe('https://songngan.example/kr/market-news?page=2')
  expect(alternates?.languages).toBeUndefined()
  expect(openGraph?.url).toBe('https://songngan.example/kr/market-news?page=2')
  expect(pagination?.previous).toBe('https://songngan.example/kr/market-news')
  expect(listMetadata({ ...list, locale: 'ko', page: 3 }).pagination?.next).toBeNull()
})
