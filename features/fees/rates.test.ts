import { expect, test } from 'vitest'

import { interest, rates, saleCosts } from './rates'

test('a sale of 100 million costs what the announcement of the free days says', () => {
  expect(saleCosts(100_000_000)).toEqual({
    commission: 150_000,
    exchange: 27_000,
    tax: 100_000,
    total: 277_000,
    waivedTotal: 127_000,
  })
})

test('interest counts calendar days of a year of 365', () => {
  expect(interest(100_000_000, 30, rates.margin)).toBe(1_027_397)
  expect(interest(100_000_000, 2, rates.advance)).toBe(60_274)
})
