import { expect, it } from 'vitest'

import { splitGroups } from './split-groups'

const items = (count: number) => Array.from({ length: count }, (_, index) => index)

it.each([
  [0, []],
  [1, [1]],
  [9, [9]],
  [10, [8, 2]],
  [12, [8, 4]],
])('splits %i entries into groups of %j', (count, sizes) => {
  expect(splitGroups(items(count)).map((group) => group.length)).toEqual(sizes)
})

it('keeps the order across groups', () => {
  expect(splitGroups(items(12)).flat()).toEqual(items(12))
})
