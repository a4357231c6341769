import { beforeEach, expect, it, vi } from 'vitest'

import { pageMetadata } from './page-metadata.ts'

beforeEach(() => {
  vi.stubEnv('SITE_URL', 'https://songngan.example/')
})

const page = { path: '/article/a', title: 'T', description: 'D' }

it('names the page itself and its other languages, each under its own prefix', () => {
  expect(pageMetadata({ ...page, locale: 'ko' }).alternates).toEqual({
    canonical: 'https://songngan.example/kr/article/a',
    languages: {
      vi: 'https://songngan.example/article/a',
      en: 'https://songngan.example/en/article/a',
      ko: 'https://songngan.example/kr/article/a',
      'x-default': 'https://songngan.example/article/a',
    },
    types: { 'application/rss+xml': 'https://songngan.example/kr/feed.xml' },
  })
})

it('lists only languages in which the document exists', () => {
  expect(pageMetadata({ ...page, locale: 'en', languages: ['en', 'ko'] }).alternates?.languages).toEqual({
    en: 'https://songngan.example/en/article/a',
    ko: 'https://songngan.example/kr/article/a',
    'x-default': 'https://songngan.example/en/article/a',
  })
})
