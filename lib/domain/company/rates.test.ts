import { expect, test } from 'vitest'

import { interest, rates, saleCosts } from './rates'

test('a sale of 100 million VND costs what the announcement of the free days states', () => {
  expect(saleCosts(100_000_000)).toEqual({
    commission: 150_000,
    exchange: 27_000,
    tax: 100_000,
    total: 277_000,
    waivedTotal: 127_000,
  })
})

test('interest accrues per calendar day of a 365-day year', () => {
  expect(interest(100_000_000, 30, rates.margin)).toBe(1_027_397)
  expect(interest(100_000_000, 2, rates.advance)).toBe(60_274)
})
