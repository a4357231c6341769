import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { recordingHttp } from '@/tests/factories/recording-http'

import { createAccountApi } from './account/account-api'
import { createBankListApi } from './bank-list/bank-list-api'
import { createMainApi } from './main/main-api'
import { createNewsApi } from './news/news-api'
import { createTradingApi } from './trading/trading-api'
import { createVideoApi } from './video/video-api'

const answering = (body: unknown) => recordingHttp(body).http

const page = (data: readonly unknown[]) => ({ data, current_page: 1, last_page: 1, total: data.length })
const post = {
  slug: 'a',
  title: 'A',
  description: 'B',
  published_at: '2026-11-20T09:00:00Z',
  image: 'https://a.example/b',
}
const article = { title: 'A', published_at: '2026-11-20T09:00:00Z', locale: 'vi', locales: ['vi'], image: null }

const bank = { bcode: 'A', name: 'A', short_name: 'A', bin: '970436' }

const slider = { code: 'slider_vi', name: 'A', active: 1, type: 'slider', locale: 'vi' }

const lists: ReadonlyArray<readonly [string, (rows: readonly unknown[]) => Promise<unknown>, object]> = [
  [
    'menu',
    (data) => createMainApi(answering({ data })).menu(),
    { name: 'A', sequence: 1, type: 'internal', type_internal: 'article', link: 'a', child: [] },
  ],
  [
    'branches',
    (data) => createMainApi(answering({ data })).siteBranches(),
    { name: 'A', address: 'Hà Nội', tel: '1, 2', email: 'a@b.example', location: '{"lat":1,"lng":2}' },
  ],
  [
    'countries',
    (data) => createMainApi(answering({ data })).countries(),
    { code: 'KR', name: 'A', company: 'B', link: 'https://a.example' },
  ],
  [
    'static content',
    (data) => createMainApi(answering({ data })).staticContent(),
    { code: 'zalo', name: 'A', active: 1, type: 'text', locale: 'vi', prefix: 'Web', content: 'A' },
  ],
  [
    'slides',
    (rows) => createMainApi(answering({ data: [{ ...slider, content: JSON.stringify(rows) }] })).staticContent(),
    { image: 'https://a.example/b.png', title: 'A', description: 'B', link: '/article/a', button: 'C' },
  ],
  [
    'subcategories',
    (child) => createMainApi(answering({ data: { id: 1, slug: 'b', name: 'B', child } })).category(1),
    { slug: 'a', name: 'A', description: 'B', sequence: 1, child: [] },
  ],
  ['posts', (data) => createMainApi(answering(page(data))).postsOfCategory(1), post],
  ['every post of a category', (data) => createMainApi(answering({ data })).allPostsOfCategory(1), post],
  [
    'related posts',
    (relate) => createMainApi(answering({ data: { ...post, id: 1, content: 'B', relate } })).postBySlug('a'),
    post,
  ],
  [
    'reports',
    (data) => createMainApi(answering(page(data))).reports(),
    { ...post, tickers: ['AAA'], report_type: 'daily' },
  ],
  [
    'milestones',
    (data) => createMainApi(answering(page(data))).histories(),
    { time: '2020-01-01', title: 'A', active: 1 },
  ],
  ['questions', (data) => createMainApi(answering(page(data))).faqs(), { title: 'A', content: 'B', group: null }],
  [
    'vacancies',
    (data) => createMainApi(answering(page(data))).recruitments(),
    { title: 'A', created_at: '2026-11-20' },
  ],
  [
    'market news',
    (articleList) => createNewsApi(answering({ data: { articleList, totalPage: 1 } })).articles(),
    article,
  ],
  ['related news', (data) => createNewsApi(answering({ data })).related(1), article],
  [
    'videos',
    (data) => createVideoApi(answering(page(data)), 'vi').videos(),
    {
      snippet: {
        title: 'A',
        description: 'B',
        publishedAt: '2026-11-20T09:00:00Z',
        thumbnails: { high: { url: 'https://a.example/b.jpg' } },
        resourceId: { videoId: 'abcdefghijk' },
      },
    },
  ],
  ['cities', (data) => createAccountApi(answering({ data })).cities(), { code: '01', name: 'A' }],
  ['banks', (data) => createAccountApi(answering({ data })).banks(), bank],
  [
    'regions of a bank',
    (data) => createAccountApi(answering({ data })).bankRegions('A'),
    { bregional: '01', name: 'A' },
  ],
  [
    'branches of a bank',
    (data) => createAccountApi(answering({ data })).bankBranches('A', '01'),
    { brcode: '01', name: 'A' },
  ],
  ['banks of the trading service', (data) => createTradingApi(answering({ data })).banks(), bank],
  ['jobs', (data) => createTradingApi(answering({ data })).jobs(), { cd: '01', nm: 'A' }],
  [
    'account numbers',
    (accounts) =>
      createTradingApi(answering({ data: { accounts, current_page: 1, last_page: 1 } })).accountNumbers({
        pattern: '',
        match: 'end',
        page: 1,
      }),
    { acc_no: 'A12345', group: 'A', fee: 0 },
  ],
  ['payment banks', (data) => createBankListApi(answering({ data })).paymentBanks(), bank],
]

/** Any JSON value in any field, also in texts that hold JSON of their own. */
const spoiledValue = fc.oneof(
  fc.jsonValue(),
  fc.json(),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '',
    ' ',
    '{"vi":5}',
    '{"vi":null}',
    '{',
    'javascript:alert(1)',
    '//a.example',
    '2026-02-31',
    '0000-00-00',
  ),
)

/** The first row of the list in a mapped answer. */
function firstRow(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  if (Array.isArray(value) && typeof value[0] === 'object') return value[0]
  return Object.values(value)
    .map(firstRow)
    .find((row) => row !== undefined)
}

/** Static content is not a list but texts by their code. */
const firstOf = (answer: unknown) => firstRow(answer) ?? (answer as { value: { facebook?: unknown } }).value.facebook

describe.each(lists)('%s', (name, load, fitting) => {
  it('maps the other rows, whatever any field of a row is', async () => {
    // Entries of one code are versions of one entry, so the good one has another code.
    const good = { id: 11, ...fitting, ...(name === 'static content' && { code: 'facebook' }) }
    const expected = JSON.stringify(firstOf(await load([good])))
    expect(expected).toContain('A')
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...Object.keys(fitting)), spoiledValue, async (key, value) => {
        const answer = await load([good, { id: 12, ...fitting, [key]: value }])
        expect(JSON.stringify(answer)).toContain(expected)
      }),
      { numRuns: 80 },
    )
  })
})
