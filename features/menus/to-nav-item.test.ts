import { expect, it } from 'vitest'

import type { SiteMenuItem } from '@/lib/content/menu'

import { toNavItem } from './to-nav-item'

const entry = (id: number, over: Partial<SiteMenuItem> = {}): SiteMenuItem => ({
  id,
  name: `Entry ${id}`,
  link: { kind: 'page', path: `/article/${id}` },
  children: [],
  ...over,
})

it('prefixes internal entries with the language and leaves external URLs alone', () => {
  const children = [entry(1), entry(2, { link: { kind: 'external', href: 'https://board.songngan.example/' } })]
  const [group] = toNavItem(entry(9, { link: null, children }), 'ko').groups
  expect(group?.map(({ href }) => href)).toEqual(['/kr/article/1', 'https://board.songngan.example/'])
})

it('splits twelve children into eight and four at every depth', () => {
  const twelve = Array.from({ length: 12 }, (_, index) => entry(index))
  const item = toNavItem(entry(90, { children: [entry(91, { children: twelve })] }), 'vi')
  expect(item.groups[0]?.[0]?.groups.map((group) => group.length)).toEqual([8, 4])
})
