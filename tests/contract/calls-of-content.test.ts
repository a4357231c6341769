import { beforeEach, describe, expect, it } from 'vitest'

import type { mainEndpoints } from '@/lib/backends/main/endpoints'
import { createMainApi } from '@/lib/backends/main/main-api'
import type { newsEndpoints } from '@/lib/backends/news/endpoints'
import { createNewsApi } from '@/lib/backends/news/news-api'
import type { videoEndpoints } from '@/lib/backends/video/endpoints'
import { createVideoApi } from '@/lib/backends/video/video-api'

import { againstSandbox, useBackends } from './support/backends'
import { valueOf } from './support/value-of'

const backends = useBackends()
const main = () => createMainApi(backends.client('main', 'en'))
const news = () => createNewsApi(backends.client('news', 'ko'))
const video = () => createVideoApi(backends.client('video', 'ko'), 'ko')

/** How the site asks, the method and path that reach the backend, and its whole query. */
type Row = readonly [ask: () => Promise<unknown>, call: string, query: string]

const page = (sort: string, number: number, limit: number, rest = '&active=1') =>
  `paging=1&sort=${sort}&direction=desc&page=${number}&limit=${limit}${rest}`

const pdf = () => new File(['%PDF-1.7\n'], 'cv.pdf', { type: 'application/pdf' })
const person = { name: 'Nguyễn Thị Mẫu', email: 'mau@example.com', phone: '0912345678' }
const uploaded = () => valueOf(main().uploadCv(pdf()))

/**
 * The calls of docs/specification.md#calls that belong to the content site, with the parameters, defaults and ids of sections 7
 * and 9. A call that is declared and not here does not compile.
 */
const mainCalls: Readonly<Record<keyof typeof mainEndpoints, Row>> = {
  menu: [() => valueOf(main().menu()), 'GET /menu-fe', ''],
  branches: [() => valueOf(main().branches()), 'GET /branches', ''],
  siteBranches: [() => valueOf(main().siteBranches()), 'GET /fe/branches', ''],
  countries: [() => valueOf(main().countries()), 'GET /fe/countries', ''],
  staticContent: [() => valueOf(main().staticContent()), 'GET /fe/static-content', ''],
  category: [() => valueOf(main().category(1202)), 'GET /categories/fe/1202', ''],
  newsCategory: [() => valueOf(main().newsCategory()), 'GET /categories/9', ''],
  categoryPostList: [() => valueOf(main().allPostsOfCategory(4)), 'GET /categories/4/article', ''],
  categoryPosts: [() => valueOf(main().postsOfCategory(8)), 'GET /categories/fe/8/article', page('published_at', 1, 5)],
  categoryBySlug: [() => valueOf(main().categoryBySlug('tin-tuc')), 'GET /categories/get_by_slug/tin-tuc', ''],
  parentCategoryBySlug: [
    () => valueOf(main().parentCategory('tin-cong-ty')),
    'GET /categories/get_by_slug/tin-cong-ty/parent',
    '',
  ],
  reports: [() => valueOf(main().reports({ page: 3 })), 'GET /categories/fe/1441/article', page('published_at', 3, 5)],
  post: [() => valueOf(main().post('1')), 'GET /posts/1', ''],
  postBySlug: [
    () => valueOf(main().postBySlug('mien-phi-giao-dich-90-ngay')),
    'GET /posts/get_by_slug/mien-phi-giao-dich-90-ngay/relate',
    '',
  ],
  histories: [() => valueOf(main().histories()), 'GET /histories', page('time', 1, 1000)],
  faqs: [() => valueOf(main().faqs()), 'GET /faqs', page('id', 1, 10)],
  recruitments: [
    () => valueOf(main().recruitments({ page: 2, branch: 3 })),
    'GET /recruitments',
    page('id', 2, 4, '&branch=3'),
  ],
  recruitmentsByBranch: [() => valueOf(main().recruitmentsOfPage()), 'GET /recruitments/', page('id', 1, 4, '')],
  recruitment: [
    async () => valueOf(main().recruitment((await valueOf(main().recruitments())).rows[0]?.id ?? 0)),
    'GET /recruitments/{id}',
    '',
  ],
  lumpSum: [
    () => valueOf(main().lumpSum({ money: 100_000_000, profit: 12, years: 1 })),
    'GET /investment/calculator/profit',
    'money=100000000&profit=12&year=1',
  ],
  periodicSaving: [
    () => valueOf(main().periodicSaving({ money: 5_000_000, profit: 8.5, months: 18 })),
    'GET /investment/calculator/sip',
    'money=5000000&profit=8.5&month=18',
  ],
  uploadCv: [uploaded, 'POST /common/upload-fe', ''],
  removeUpload: [async () => valueOf(main().removeUpload(await uploaded())), 'POST /common/upload/remove', ''],
  createCv: [async () => valueOf(main().createCv({ ...person, filePath: await uploaded() })), 'POST /cv', ''],
  createStudentCv: [
    async () => valueOf(main().createStudentCv({ ...person, faculty: 'F', year: '3', filePath: await uploaded() })),
    'POST /cv-student',
    '',
  ],
  createContact: [() => valueOf(main().createContact({ ...person, message: 'Xin chào' })), 'POST /contacts', ''],
}

const anyNews = async () => (await valueOf(news().articles())).rows[0]?.id ?? 0

const newsCalls: Readonly<Record<keyof typeof newsEndpoints, Row>> = {
  articles: [() => valueOf(news().articles({ page: 2 })), 'GET /article', 'locale=kr&page=2&limit=10'],
  article: [async () => valueOf(news().article(await anyNews())), 'GET /article/{id}', 'locale=kr'],
  related: [async () => valueOf(news().related(await anyNews())), 'GET /article/related/{id}', ''],
}

const videoCalls: Readonly<Record<keyof typeof videoEndpoints, Row>> = {
  videos: [() => valueOf(video().videos({ page: 2 })), 'GET /youtube', 'paging=1&page=2&limit=11'],
}

describe.runIf(againstSandbox)('to the letter of docs/specification.md#calls', () => {
  beforeEach(() => {
    backends.sandbox.journal.clear()
  })

  describe.each([
    { service: 'main', locale: 'en', calls: mainCalls },
    { service: 'news', locale: 'kr', calls: newsCalls },
    { service: 'video', locale: 'kr', calls: videoCalls },
  ])('$service', ({ service, locale, calls }) => {
    it.each(Object.entries<Row>(calls))('%s', async (_, [ask, call, query]) => {
      await ask()
      const [last] = backends.sandbox.journal.list(service)
      expect(`${last?.method} ${last?.path}`).toMatch(new RegExp(`^${call.replace('{id}', String.raw`\d+`)}$`))
      expect(last?.query).toEqual(Object.fromEntries(new URLSearchParams(query)))
      expect(last?.headers['locale']).toBe(locale)
    })
  })

  it('a file goes as parts file and type=cv, before the CV that names where it is stored', async () => {
    const filePath = await uploaded()
    expect(backends.sandbox.journal.list('main')[0]?.headers['content-type']).toMatch(/^multipart\/form-data/)
    const student = { ...person, desire: 'D', experience: '2', message: 'M', faculty: 'F', year: '3' }
    await valueOf(main().createStudentCv({ ...student, recruitmentId: 3, filePath }))
    expect(backends.sandbox.messages.list()[0]).toMatchObject({
      kind: 'cv-student',
      fields: { ...student, recruitment_id: 3, file_path: filePath },
    })
  })
})
