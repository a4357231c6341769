import { create } from 'axios'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import type { Endpoint, Service } from '@/lib/backends/endpoint'
import { mainEndpoints } from '@/lib/backends/main/endpoints'
import { newsEndpoints } from '@/lib/backends/news/endpoints'
import { videoEndpoints } from '@/lib/backends/video/endpoints'
import type { Locale } from '@/lib/platform/i18n/locales'
import type { ContentResult } from '@/lib/content/content-result'
import { staleIfErrorCache } from '@/lib/content/stale-if-error-cache'

import { siteEnvironment } from '../../scripts/lib/sandbox-environment.mjs'
import { isThorough } from '../setup/thorough'
import { againstSandbox, useBackends } from './support/backends'

/** Milliseconds after which this test gives up a call; the site waits eight seconds. */
const patience = 150

const backends = useBackends()
/** State of the module mocks below. */
const world = vi.hoisted(() => ({ url: '', slow: '' }))

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }))
vi.mock('@/lib/backends/http/server', async () => {
  const { createAxiosClient } = await import('@/lib/backends/http/axios-client')
  const { serviceBases } = await import('../sandbox/http/service')
  return {
    serverHttp: (service: keyof typeof serviceBases, locale: Locale) =>
      createAxiosClient({
        axios: create(),
        baseUrl: world.url + serviceBases[service],
        locale,
        pathOf: ({ path }) => (path === 'reports' ? 'categories/fe/1441/article' : path),
        ...(service === world.slow && { timeouts: { read: patience, write: patience, upload: patience } }),
        retry: { tries: 2, baseMs: 0, maxMs: 0 },
      }),
  }
})

type Load = () => Promise<ContentResult<unknown>>

/** Every loader of content, by the backend that it calls, with arguments for which the sandbox has content. */
async function loaders(): Promise<ReadonlyArray<readonly [service: Service, name: string, load: Load]>> {
  const { loadMenu } = await import('@/lib/content/menu')
  const frame = await import('@/lib/content/site-frame')
  const branches = await import('@/lib/content/branches')
  const posts = await import('@/lib/content/posts')
  const categories = await import('@/lib/content/categories')
  const reports = await import('@/lib/content/reports')
  const faqs = await import('@/lib/content/faqs')
  const about = await import('@/lib/content/about')
  const vacancies = await import('@/lib/content/vacancies')
  const news = await import('@/lib/content/market-news')
  const { loadPeriodicSaving } = await import('@/lib/content/periodic-saving')
  const { loadLearningPath } = await import('@/lib/content/learning-path')
  const { loadVideos } = await import('@/lib/content/videos')
  const ids = known
  return [
    ['main', 'menu', () => loadMenu('vi')],
    ['main', 'static content', () => frame.loadStaticContent('vi')],
    ['main', 'branches', () => branches.loadBranches('vi')],
    ['main', 'all branches', () => branches.loadAllBranches('vi')],
    ['main', 'countries', () => frame.loadCountries('vi')],
    ['main', 'post', () => posts.loadPost('mien-phi-giao-dich-90-ngay', 'vi')],
    ['main', 'posts of a category', () => posts.loadPostsOfCategory(6, 'vi', 5)],
    ['main', 'newest reports', () => reports.loadReports('vi', 5)],
    ['main', 'questions', () => faqs.loadFaqs('vi', 5)],
    ['main', 'periodic saving', () => loadPeriodicSaving(5_000_000, 8, 15, 'vi')],
    ['main', 'category of the news', () => news.loadNewsCategory('vi')],
    ['main', 'a page of reports', () => reports.loadReportsPage('vi', 1)],
    ['main', 'facets of reports', () => reports.loadReportFacets('vi')],
    ['main', 'category', () => categories.loadCategory(1, 'vi')],
    ['main', 'category by slug', () => categories.loadCategoryBySlug('huong-dan', 'vi')],
    ['main', 'category above', () => categories.loadParentCategory('bat-dau', 'vi')],
    ['main', 'a page of a category', () => posts.loadCategoryPosts(6, 'vi', 1)],
    ['main', 'every post of a category', () => posts.loadAllPostsOfCategory(1202, 'vi')],
    ['main', 'company', () => about.loadCompanyPost('vi')],
    ['main', 'group', () => about.loadGroupPost('vi')],
    ['main', 'founder', () => about.loadFounderPost('vi')],
    ['main', 'milestones', () => about.loadHistories('vi')],
    ['main', 'vacancies', () => vacancies.loadVacancies('vi', { branch: null, page: 1 })],
    ['main', 'learning path', () => loadLearningPath('vi')],
    ['main', 'vacancy', () => vacancies.loadVacancy(ids.job, 'vi')],
    ['news', 'newest market news', () => news.loadMarketNews('vi', 5)],
    ['news', 'a page of market news', () => news.loadMarketNewsPage('vi', 1)],
    ['news', 'related market news', () => news.loadRelatedNews(Number(ids.news), 'vi')],
    ['news', 'article of the market news', () => news.loadNewsArticle(ids.news, 'vi')],
    ['video', 'videos', () => loadVideos('vi', 1)],
  ]
}

/** Ids of a job and of a market news article of the sandbox. */
const known = { job: '', news: '' }

const services = ['main', 'news', 'video'] as const

/** Faults of a backend, and the kind of result that a page gets. */
const faults = [
  ['is down', { kind: 'drop' }, 'unavailable'],
  ['never answers', { kind: 'hang' }, 'unavailable'],
  ['is slower than we wait', { kind: 'delay', ms: patience * 4 }, 'unavailable'],
  ['answers half of it', { kind: 'malformed' }, 'unavailable'],
  ['answers something else', { kind: 'malformed', body: { data: 'maintenance' } }, 'unavailable'],
  ['answers a page of a proxy', { kind: 'status', status: 502, body: '<html>' }, 'unavailable'],
  ['401', { kind: 'status', status: 401 }, 'unavailable'],
  ['403', { kind: 'status', status: 403 }, 'unavailable'],
  ['404', { kind: 'status', status: 404 }, 'missing'],
  ['409', { kind: 'status', status: 409 }, 'unavailable'],
  ['422', { kind: 'status', status: 422 }, 'unavailable'],
  ['500', { kind: 'status', status: 500 }, 'unavailable'],
] as const

/**
 * Ways to fail after everything was seen: one of each kind of failure, because the first visit proves which kind each of them
 * is; with THOROUGH=1 all.
 */
const usualLater: readonly string[] = ['is down', 'never answers', 'answers half of it', '404', '500']
const laterFaults = faults.filter(([name]) => isThorough || usualLater.includes(name))

/** From now on. */
function fail(service: Service, fault: (typeof faults)[number][1]) {
  backends.sandbox.faults.add({ service, ...fault })
  world.slow = fault.kind === 'hang' || fault.kind === 'delay' ? service : ''
}

/** The kinds of result of the loaders of some backends, each kind once. */
async function kindsOf(of: readonly Service[]): Promise<readonly string[]> {
  const own = (await loaders()).filter(([service]) => of.includes(service))
  const kinds = await Promise.all(own.map(async ([, name, load]) => [name, (await load()).kind] as const))
  const expected = kinds[0]?.[1]
  // All of one kind, or the ones that are not by their names.
  return [...new Set(kinds.map(([name, kind]) => (kind === expected ? kind : `${name}: ${kind}`)))]
}

/**
 * Each backend in turn fails in each way under every loader of content. Nothing is thrown, content of other backends is
 * unaffected, and content that was loaded before is shown until the backend is back. Only a 404 makes content missing.
 */
describe.runIf(againstSandbox)('every loader of content', () => {
  beforeAll(async () => {
    world.url = backends.url
    for (const [name, value] of Object.entries(siteEnvironment({ port: 1, sandboxPort: 1, distDir: '', stateDir: '' })))
      process.env[name] ??= value
    const { mainApi } = await import('@/lib/backends/main/server')
    const { newsApi } = await import('@/lib/backends/news/server')
    const jobs = await mainApi('vi').recruitments({ limit: 1 })
    const news = await newsApi('vi').articles({ limit: 1 })
    known.job = String(jobs.ok ? jobs.value.rows[0]?.id : '')
    known.news = String(news.ok ? news.value.rows[0]?.id : '')
  })
  afterEach(() => {
    backends.sandbox.faults.clear()
    world.slow = ''
    staleIfErrorCache.clear()
  })

  it('between them they make every call that pages need', async () => {
    backends.sandbox.journal.clear()
    await kindsOf(services)
    const called = services.flatMap((service) => backends.sandbox.journal.list(service).map(({ path }) => path))
    const forPages = [mainEndpoints, newsEndpoints, videoEndpoints].flatMap((endpoints) =>
      Object.values<Endpoint>(endpoints).filter(({ method }) => method === 'GET'),
    )
    const notCalled = forPages.filter(({ path, browser }) => {
      const pattern = new RegExp(`^/${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
      return !browser && !called.some((each) => pattern.test(each))
    })
    expect(notCalled.map(({ path }) => path)).toEqual([])
  })

  describe.each(services)('when %s', (service) => {
    it.each(faults)('%s on a first visit', async (_, fault, kind) => {
      fail(service, fault)
      expect(await kindsOf([service])).toEqual([kind])
    })

    it.each(laterFaults)('%s after everything was seen', async (_, fault, kind) => {
      expect(await kindsOf([service])).toEqual(['found'])
      fail(service, fault)
      expect(await kindsOf([service])).toEqual([kind === 'missing' ? 'missing' : 'found'])
    })

    it('is down, the others still answer', async () => {
      fail(service, { kind: 'drop' })
      expect(await kindsOf(services.filter((other) => other !== service))).toEqual(['found'])
    })
  })
})
