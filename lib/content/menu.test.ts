import { expect, it, vi } from 'vitest'

import type { MenuItem, MenuLink } from '@/lib/backends/main/shell'
import { err, ok } from '@/lib/platform/result/result'

import { loadMenu } from './menu'

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
}
const down = err({ kind: 'network' })
const answerOf = (known: Readonly<Record<string, object>>) => async (slug: string) => {
  if (slug === 'down') return down
  return Object.hasOwn(known, slug) ? ok(known[slug]) : err({ kind: 'not-found', status: 404 })
}
const menu = vi.hoisted(() => vi.fn<() => Promise<unknown>>())
vi.mock('@/lib/backends/main/server', () => ({
  mainApi: () => ({ menu, postBySlug: answerOf(posts), categoryBySlug: answerOf(categories) }),
}))

let id = 0
const entry = (link: MenuLink | null, children: readonly MenuItem[] = []): MenuItem => ({
  id: (id += 1),
  name: 'Entry',
  link,
  children,
})
const page = (target: 'article' | 'category' | 'faq', slug: string) => entry({ kind: 'page', target, slug })

/** Links of the top level as the site has them. */
async function linksOf(items: readonly MenuItem[]) {
  menu.mockResolvedValue(ok(items))
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
    page('faq', ''),
  ])
  const paths = ['/article/fees', '/article/fees', '/cate/news', '/market-news', '/article', '/faq']
  expect(links).toEqual(paths.map((path) => ({ kind: 'page', path })))
})

it('leaves out what the CMS does not have, or not in the language', async () => {
  expect(
    await linksOf([page('article', 'gone'), page('article', 'vietnamese-only'), page('category', 'gone')]),
  ).toEqual([])
  // A heading whose entries are all gone is gone as well; one with an entry left stays, without a link.
  const [faq] = [page('faq', '')]
  expect(await linksOf([entry(null, [page('article', 'gone')])])).toEqual([])
  expect(await linksOf([entry({ kind: 'page', target: 'article', slug: 'gone' }, [faq])])).toEqual([null])
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
  menu.mockResolvedValue(down)
  expect((await loadMenu('vi')).kind).toBe('unavailable')
})
