import { expect, it } from 'vitest'

import { splitGroups } from './split-groups'

const items = (count: number) => Array.from({ length: count }, (_, index) => index)

it.each([
  [0, []],
  [1, [1]],
  [9, [9]],
  [10, [8, 2]],
  [12, [8, 4]],
])('%i entries are shown in groups of %j', (count, sizes) => {
  expect(splitGroups(items(count)).map((group) => group.length)).toEqual(sizes)
})

it('keeps the order across the groups', () => {
  expect(splitGroups(items(12)).flat()).toEqual(items(12))
})
