import { beforeEach, expect, it, vi } from 'vitest'

import type { MenuItem, MenuLink } from '@/lib/backends/main/shell'
import { err, ok } from '@/lib/platform/result/result'

import { loadMenu } from './menu'
import { staleIfErrorCache } from './stale-if-error-cache'

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }))

/** What the CMS knows: a post under its present and a former slug, one in another language, two categories. */
const posts: Readonly<Record<string, object>> = {
  fees: { status: 'found', document: { slug: 'fees' } },
  'old-fees': { status: 'found', document: { slug: 'fees' } },
  'vietnamese-only': { status: 'untranslated', slug: 'vietnamese-only', locales: ['vi'] },
}
const categories: Readonly<Record<string, object>> = {
  news: { status: 'found', document: { id: 1, slug: 'news' } },
  'market-talk': { status: 'found', document: { id: 9, slug: 'market-talk' } },
  legal: { status: 'found', document: { id: 1202, slug: 'legal' } },
}
const down = err({ kind: 'network' })
const absent = { kind: 'not-found', status: 404 }
const answerOf = (known: Readonly<Record<string, object>>) => async (slug: string) => {
  if (slug === 'down') return down
  return Object.hasOwn(known, slug) ? ok(known[slug]) : err(absent)
}
const api = vi.hoisted(() => ({
  menu: vi.fn<() => Promise<unknown>>(),
  post: vi.fn<() => Promise<unknown>>(),
  postBySlug: vi.fn<(slug: string) => Promise<unknown>>(),
  categoryBySlug: vi.fn<(slug: string) => Promise<unknown>>(),
  category: vi.fn<(id: number) => Promise<unknown>>(),
  postsOfCategory: vi.fn<(id: number) => Promise<unknown>>(),
}))
vi.mock('@/lib/backends/main/server', () => ({ mainApi: () => api }))
vi.mock('@/lib/platform/env/server', () => ({
  serverEnv: () => ({ ABOUT_COMPANY_SLUG: 'company', ABOUT_GROUP_SLUG: 'group', FOUNDER_POST_ID: 1 }),
}))

/** The tree of the news and one product are listed; nothing else is. */
const tree = { id: 1, slug: 'news', children: [{ id: 9, slug: 'market-talk', children: [] }] }

beforeEach(() => {
  vi.clearAllMocks()
  staleIfErrorCache.clear()
  api.post.mockResolvedValue(down)
  api.postBySlug.mockImplementation(answerOf(posts))
  api.categoryBySlug.mockImplementation(answerOf(categories))
  api.category.mockImplementation(async (id) => (id === 1 ? ok({ status: 'found', document: tree }) : err(absent)))
  api.postsOfCategory.mockResolvedValue(ok({ rows: [{ slug: 'bonds' }] }))
})

let id = 0
const entry = (link: MenuLink | null, children: readonly MenuItem[] = []): MenuItem => ({
  id: (id += 1),
  name: 'Entry',
  link,
  children,
})
const page = (target: Extract<MenuLink, { kind: 'page' }>['target'], slug = '') => entry({ kind: 'page', target, slug })

/** Links of the top level as the site has them. */
async function linksOf(items: readonly MenuItem[]) {
  api.menu.mockResolvedValue(ok(items))
  const loaded = await loadMenu('en')
  return loaded.kind === 'found' ? loaded.value.map(({ link }) => link) : loaded.kind
}

it('leads to final addresses', async () => {
  const links = await linksOf([
    page('article', 'fees'),
    page('article', 'old-fees'),
    page('category', 'news'),
    page('category', 'market-talk'),
    page('article', ''),
    page('faq'),
  ])
  const paths = ['/article/fees', '/article/fees', '/cate/news', '/market-news', '/article', '/faq']
  expect(links).toEqual(paths.map((path) => ({ kind: 'page', path })))
})

it('leaves out what the CMS does not have, or not in the language', async () => {
  expect(
    await linksOf([page('article', 'gone'), page('article', 'vietnamese-only'), page('category', 'gone')]),
  ).toEqual([])
  // A heading whose entries are all gone is gone as well; one with an entry left stays, without a link.
  const [faq] = [page('faq')]
  expect(await linksOf([entry(null, [page('article', 'gone')])])).toEqual([])
  expect(await linksOf([entry({ kind: 'page', target: 'article', slug: 'gone' }, [faq])])).toEqual([null])
})

it('asks for no document that a list has', async () => {
  const links = await linksOf([page('article', 'bonds'), page('category', 'news'), page('category', 'legal')])
  expect(links).toEqual(['/article/bonds', '/cate/news', '/policy'].map((path) => ({ kind: 'page', path })))
  expect(api.postBySlug).not.toHaveBeenCalled()
  expect(api.categoryBySlug.mock.calls).toEqual([['legal']])
})

it('asks for each document while the lists are down', async () => {
  api.postsOfCategory.mockResolvedValue(down)
  expect(await linksOf([page('article', 'fees'), page('article', 'bonds')])).toEqual([
    { kind: 'page', path: '/article/fees' },
  ])
})

it('leads to pages about the firm only if their posts exist', async () => {
  const about = [page('about_local'), page('about_global'), page('founder')]
  api.post.mockResolvedValue(err(absent))
  expect(await linksOf(about)).toEqual([])
  const found = ok({ status: 'found', document: { slug: 'any' } })
  api.post.mockResolvedValue(found)
  api.postBySlug.mockResolvedValue(found)
  const paths = ['/about/mirae-asset-vietnam', '/about/mirae-asset-global', '/about/founder-gso']
  expect(await linksOf(about)).toEqual(paths.map((path) => ({ kind: 'page', path })))
  expect(api.postBySlug.mock.calls.map(([slug]) => slug)).toEqual(['company', 'group', 'company', 'group'])
})

it('keeps what could not be checked, and other sites', async () => {
  const board = { kind: 'external', href: 'https://board.example/' } as const
  expect(await linksOf([page('article', 'down'), page('category', 'down'), entry(board)])).toEqual([
    { kind: 'page', path: '/article/down' },
    { kind: 'page', path: '/cate/down' },
    board,
  ])
})

it('is unavailable while the CMS is down', async () => {
  api.menu.mockResolvedValue(down)
  expect((await loadMenu('vi')).kind).toBe('unavailable')
})
