import { expect, it } from 'vitest'

import { pageWindow } from './page-window.ts'

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 20, [1, 2, 3, 4, 5, 6, 7]],
  [4, 20, [1, 2, 3, 4, 5, 6, 7]],
  [5, 20, [2, 3, 4, 5, 6, 7, 8]],
  [18, 20, [14, 15, 16, 17, 18, 19, 20]],
  [20, 20, [14, 15, 16, 17, 18, 19, 20]],
  [1, 0, []],
])('page %i of %i shows %j', (page, pageCount, pages) => {
  expect(pageWindow(page, pageCount)).toEqual(pages)
})

it('shows the requested number of pages', () => {
  expect(pageWindow(10, 20, 3)).toEqual([9, 10, 11])
})
