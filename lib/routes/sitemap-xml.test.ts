import { beforeEach, expect, it, vi } from 'vitest'

import { mergeEntries, sitemapXml } from './sitemap-xml'

beforeEach(() => {
  vi.stubEnv('SITE_URL', 'https://songngan.example')
})

it('names a document once in each of its languages, and in no other', () => {
  const xml = sitemapXml([{ path: '/article/a?b&c', modifiedAt: '2026-11-20T01:15:00.000Z', languages: ['en', 'ko'] }])
  expect([...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc)).toEqual([
    'https://songngan.example/en/article/a?b&amp;c',
    'https://songngan.example/kr/article/a?b&amp;c',
  ])
  const alternates = [...xml.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language, href]) => [
    language,
    href,
  ])
  expect(alternates.slice(0, 3)).toEqual([
    ['en', 'https://songngan.example/en/article/a?b&amp;c'],
    ['ko', 'https://songngan.example/kr/article/a?b&amp;c'],
    ['x-default', 'https://songngan.example/en/article/a?b&amp;c'],
  ])
  expect(alternates).toHaveLength(6)
})

it('merges the entries of a document in the lists of several languages', () => {
  const entry = { path: '/article/a', modifiedAt: null }
  expect(
    mergeEntries([
      [{ ...entry, languages: ['vi', 'en'] }],
      [
        { ...entry, languages: ['vi', 'en'] },
        { path: '/article/b', modifiedAt: null, languages: ['en'] },
      ],
      [{ ...entry, languages: ['ko'] }],
    ]),
  ).toEqual([
    { ...entry, languages: ['vi', 'en', 'ko'] },
    { path: '/article/b', modifiedAt: null, languages: ['en'] },
  ])
})
