import { beforeEach, expect, it, vi } from 'vitest'

import { err, ok } from '@/lib/platform/result/result'

import { loadSiteLinks } from './site-links'
import { staleIfErrorCache } from './stale-if-error-cache'

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }))
vi.mock('@/lib/platform/env/server', () => ({
  serverEnv: () => ({ CONTEST_SLUG: 'contest', LEARNING_PATH: { start: ['first-steps'] } }),
}))
const api = vi.hoisted(() => ({
  category: vi.fn<(id: number) => Promise<unknown>>(),
  postBySlug: vi.fn<(slug: string) => Promise<unknown>>(),
  postsOfCategory: vi.fn<(id: number) => Promise<unknown>>(),
}))
vi.mock('@/lib/backends/main/server', () => ({ mainApi: () => api }))

const missing = err({ kind: 'not-found', status: 404 })

beforeEach(() => {
  staleIfErrorCache.clear()
  api.category.mockImplementation(async (id) =>
    ok({ status: 'found', document: { id, slug: `c-${id}`, children: [] } }),
  )
  api.postBySlug.mockResolvedValue(ok({ status: 'found', document: { slug: 'contest' } }))
  api.postsOfCategory.mockResolvedValue(ok({ rows: [{ slug: 'other' }, { slug: 'first-steps' }] }))
})

it('links to categories by the slug that the CMS gives them', async () => {
  expect(await loadSiteLinks('en')).toEqual({
    products: '/cate/c-4',
    guides: '/cate/c-6',
    contest: true,
    learningPath: true,
  })
  expect(api.postBySlug).toHaveBeenCalledWith('contest')
})

it('links to nothing that the CMS lacks, or lacks in the language', async () => {
  api.category.mockImplementation(async (id) => (id === 4 ? missing : ok({ status: 'untranslated' })))
  api.postBySlug.mockResolvedValue(missing)
  api.postsOfCategory.mockResolvedValue(ok({ rows: [{ slug: 'other' }] }))
  expect(await loadSiteLinks('ko')).toEqual({ products: null, guides: null, contest: false, learningPath: false })
})

it('links to what it last knew while the CMS is down, and else to nothing', async () => {
  const known = await loadSiteLinks('vi')
  api.category.mockResolvedValue(err({ kind: 'network' }))
  expect(await loadSiteLinks('vi')).toEqual(known)
  staleIfErrorCache.clear()
  expect((await loadSiteLinks('vi')).contest).toBe(false)
})
