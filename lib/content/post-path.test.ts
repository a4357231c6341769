import { expect, it, vi } from 'vitest'

import { canonicalPathOf } from './post-path'

vi.mock('@/lib/platform/env/server', () => ({
  serverEnv: () => ({
    ABOUT_COMPANY_SLUG: 've-song-ngan',
    ABOUT_GROUP_SLUG: 'tap-doan-song-ngan',
    CONTEST_SLUG: 'mascham',
  }),
}))
vi.mock('./posts', () => ({
  loadAllPostsOfCategory: async (id: number) =>
    id === 1202
      ? { kind: 'found', value: [{ slug: 'chinh-sach-moi' }, { slug: 'chinh-sach-cu' }] }
      : { kind: 'unavailable', reason: 'network' },
}))

const category = (id: number) => ({ id, slug: 'danh-muc', name: 'Danh mục' })

it.each([
  ['the company', 've-song-ngan', null, '/about/mirae-asset-vietnam'],
  ['the group', 'tap-doan-song-ngan', null, '/about/mirae-asset-global'],
  ['the contest', 'mascham', null, '/mascham'],
  ['a page of the contest', 'mascham-rules', null, '/mascham/rules'],
  ['what only looks like one', 'mascham-2024', null, '/article/mascham-2024'],
  ['the policy in force', 'chinh-sach-moi', category(1202), '/policy'],
  ['an older policy', 'chinh-sach-cu', category(1202), '/article/chinh-sach-cu'],
  ['terms while their list is down', 'dieu-khoan', category(1203), '/article/dieu-khoan'],
  [
    'the founder’s letter, which its page only quotes',
    'thu-nguoi-sang-lap',
    category(2),
    '/article/thu-nguoi-sang-lap',
  ],
  ['an article', 'thanh-toan-t2', category(63), '/article/thanh-toan-t2'],
])('%s goes by one address', async (_, slug, of, path) => {
  expect(await canonicalPathOf({ slug, category: of }, 'vi')).toBe(path)
})
