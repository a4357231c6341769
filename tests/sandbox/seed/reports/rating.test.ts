import { expect, test } from 'vitest'

import { ratingOf } from './rating'

test.each([
  [20_000, 23_000, 'outperform'],
  [20_000, 22_900, 'neutral'],
  [20_000, 17_100, 'neutral'],
  [20_000, 17_000, 'underperform'],
])('at %i VND a target of %i VND is %s', (price, target, rating) => {
  expect(ratingOf(price, target)).toBe(rating)
})
