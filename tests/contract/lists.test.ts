import { beforeEach, describe, expect, it } from 'vitest'

import { createMainApi } from '@/lib/api/main/main-api'
import { createNewsApi } from '@/lib/api/news/news-api'

import { againstSandbox, useBackends } from './support/backends'
import { valueOf } from './support/value-of'

const backends = useBackends()
const main = () => createMainApi(backends.client('main', 'en'))
const news = () => createNewsApi(backends.client('news', 'ko'))

describe.runIf(againstSandbox)('what lists ask for, to the letter (spec.md sections 7 and 9)', () => {
  const newest = (page: number, limit: number) =>
    `paging=1&sort=published_at&direction=desc&page=${page}&limit=${limit}&active=1`

  beforeEach(() => {
    backends.sandbox.journal.clear()
  })

  const calls = (service: 'main' | 'news') =>
    backends.sandbox.journal.list(service).map(({ method, path, query, headers }) => ({
      call: `${method} ${path}`,
      query,
      locale: headers['locale'],
    }))
  const queryOf = (text: string) => Object.fromEntries(new URLSearchParams(text))

  it.each([
    ['a page of a category', () => main().postsOfCategory(8, { page: 2 }), 'categories/fe/8/article', newest(2, 5)],
    ['a page of reports', () => main().reports({ page: 3 }), 'categories/fe/1441/article', newest(3, 5)],
    ['reports to search in', () => main().reports({ limit: 100 }), 'categories/fe/1441/article', newest(1, 100)],
    ['a category', () => main().category(1202), 'categories/fe/1202', ''],
    ['the news category', () => main().newsCategory(), 'categories/9', ''],
    ['a category by slug', () => main().categoryBySlug('tin-tuc'), 'categories/get_by_slug/tin-tuc', ''],
    ['its parent', () => main().parentCategory('tin-cong-ty'), 'categories/get_by_slug/tin-cong-ty/parent', ''],
  ] as const)('%s', async (_, ask, path, query) => {
    await valueOf<unknown>(ask())
    expect(calls('main')).toEqual([{ call: `GET /${path}`, query: queryOf(query), locale: 'en' }])
  })

  it('market news: a page, an article, what is related', async () => {
    const [article] = (await valueOf(news().articles({ page: 1 }))).rows
    const id = article?.id ?? 0
    await valueOf(news().article(id))
    await valueOf(news().related(id))
    expect(calls('news').toReversed()).toEqual([
      { call: 'GET /article', query: queryOf('locale=kr&page=1&limit=10'), locale: 'kr' },
      { call: `GET /article/${id}`, query: queryOf('locale=kr'), locale: 'kr' },
      { call: `GET /article/related/${id}`, query: {}, locale: 'kr' },
    ])
  })
})
