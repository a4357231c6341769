import { expect, it } from 'vitest'

import { isBeyondLast, pageHref, parsePageNumber } from './page-number'

it.each([
  ['1', 1],
  ['27', 27],
  ['0', null],
  ['01', null],
  ['-1', null],
  ['1e3', null],
  ['2.5', null],
  ['', null],
  ['100000', null],
  ['９', null],
])('reads %j as page %j', (text, page) => {
  expect(parsePageNumber(text)).toBe(page)
})

it('gives the first page the address of the list', () => {
  expect([pageHref('/reports', 1), pageHref('/reports', 2)]).toEqual(['/reports', '/reports?page=2'])
  expect(pageHref('/career?branch=3', 2)).toBe('/career?branch=3&page=2')
})

it.each([
  [1, 0, false],
  [2, 0, true],
  [3, 3, false],
  [4, 3, true],
])('page %i of %i is beyond the last: %s', (page, lastPage, beyond) => {
  expect(isBeyondLast({ page, lastPage })).toBe(beyond)
})
