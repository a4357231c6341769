import { expect, it } from 'vitest'

import { withSitePages } from './with-site-pages'

const entry = (id: number) => ({ id, label: String(id), href: `/${id}`, external: false, groups: [] })
const page = { label: 'Learn', href: '/learn' }

it('appends pages to the last group of one menu', () => {
  const menu = [
    { ...entry(4), groups: [[entry(1)], [entry(2)]] },
    { ...entry(5), groups: [[entry(3)]] },
  ]
  const [guides, contact] = withSitePages(menu, 4, [page])
  expect(guides?.groups.map((group) => group.map(({ label }) => label))).toEqual([['1'], ['2', 'Learn']])
  expect(contact).toEqual(menu[1])
})

it('adds a group to a menu without children', () => {
  expect(withSitePages([entry(4)], 4, [page])[0]?.groups).toHaveLength(1)
  expect(withSitePages([entry(5)], 4, [page])).toEqual([entry(5)])
})
