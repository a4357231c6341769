import { create } from 'axios'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { type Locale, locales } from '@/lib/platform/i18n/locales'

import { siteEnvironment } from '../../scripts/lib/sandbox-environment.mjs'
import { useBackends } from '../contract/support/backends'
import { freePort } from './free-port'
import { type OtherCms, startOtherCms } from './proxy'
import { otherCmsSettings } from './settings'

const backends = useBackends()
let cms: OtherCms
/** State of the module mock below. */
const world = vi.hoisted(() => ({ url: '' }))

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
      }),
  }
})

beforeAll(async () => {
  cms = await startOtherCms(backends.url, { api: await freePort(), media: await freePort() })
  world.url = cms.url
  const settings = otherCmsSettings(cms)
  const environment = siteEnvironment({ port: 1, sandboxPort: 1, distDir: '', stateDir: '', settings })
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
})
afterAll(() => cms.close())

describe.each(locales)('content of the other CMS in %s', (locale) => {
  it('leaves no list empty', async () => {
    const { loadPostsOfCategory } = await import('@/lib/content/posts')
    const { loadReports } = await import('@/lib/content/reports')
    const { loadFaqs } = await import('@/lib/content/faqs')
    const { loadNewestVacancies } = await import('@/lib/content/vacancies')
    const { loadMarketNews } = await import('@/lib/content/market-news')
    const { loadVideos } = await import('@/lib/content/videos')
    const { loadBranches } = await import('@/lib/content/branches')
    const { loadHistories } = await import('@/lib/content/about')
    const { loadLearningPath } = await import('@/lib/content/learning-path')
    const lists = await Promise.all([
      ...[1, 4, 6].map((id) => loadPostsOfCategory(id, locale, 10)),
      loadReports(locale, 10),
      loadFaqs(locale, 20),
      loadNewestVacancies(locale, 10),
      loadMarketNews(locale, 10),
      loadVideos(locale, 1),
      loadBranches(locale),
      loadHistories(locale),
      loadLearningPath(locale),
    ])
    const lengths = lists.map((list) => {
      if (list.kind !== 'found') return list.kind
      return 'rows' in list.value ? list.value.rows.length : list.value.length
    })
    expect(lengths.filter((length) => typeof length === 'string' || length === 0)).toEqual([])
  })

  it('has every page that needs a post or a category', async () => {
    const { pageDocuments } = await import('@/lib/content/page-documents')
    const { loadSiteLinks } = await import('@/lib/content/site-links')
    const fixed = Object.entries(pageDocuments).filter(([path]) => !path.includes('['))
    const kinds = await Promise.all(fixed.map(async ([path, load]) => [path, (await load(locale, '')).kind] as const))
    expect(kinds.filter(([, kind]) => kind !== 'found')).toEqual([])
    expect(await loadSiteLinks(locale)).toEqual({
      products: '/cate/x-san-pham-dau-tu',
      guides: '/cate/x-huong-dan',
      contest: true,
      learningPath: true,
    })
  })

  it('has a menu whose every link leads to a document of the CMS', async () => {
    const { loadMenu } = await import('@/lib/content/menu')
    const { loadArticle } = await import('@/lib/content/posts')
    const { loadCategoryBySlug } = await import('@/lib/content/categories')
    const menu = await loadMenu(locale)
    const items = menu.kind === 'found' ? menu.value : []
    expect(items.length).toBeGreaterThan(2)
    const paths = items
      .flatMap((item) => [item, ...item.children])
      .flatMap(({ link }) => (link?.kind === 'page' ? [link.path] : []))
    const kinds = await Promise.all(
      paths.map(async (path) => {
        const [, list, slug = ''] = path.split('/')
        if (slug === '' || (list !== 'article' && list !== 'cate')) return 'found'
        return (await (list === 'article' ? loadArticle(slug, locale) : loadCategoryBySlug(slug, locale))).kind
      }),
    )
    expect(new Set(kinds)).toEqual(new Set(['found']))
    expect(paths.some((path) => path.startsWith('/article/x-'))).toBe(true)
  })
})
