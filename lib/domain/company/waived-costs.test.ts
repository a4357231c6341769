import { expect, test } from 'vitest'

import { waivedCosts } from './waived-costs'

test('half of the orders of the waived days are sales, which alone are taxed', () => {
  expect(waivedCosts(20_000_000, 8)).toEqual({
    orders: 24,
    saved: 720_000,
    exchange: 129_600,
    tax: 240_000,
    paid: 369_600,
  })
})
