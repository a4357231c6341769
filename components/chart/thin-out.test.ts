import { expect, it } from 'vitest'

import { thinOut } from './thin-out'

it('keeps the ends of a long series and spreads the rest', () => {
  const months = Array.from({ length: 121 }, (_, month) => month)
  expect(thinOut(months, 21)).toEqual(Array.from({ length: 21 }, (_, index) => index * 6))
  expect(thinOut([1, 2, 3, 4], 3)).toEqual([1, 3, 4])
})

it('leaves a short series as it is', () => {
  expect(thinOut([1, 2, 3], 3)).toEqual([1, 2, 3])
})
