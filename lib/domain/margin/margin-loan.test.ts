import { expect, it } from 'vitest'

import { largestLoan, marginAt, marginExample, priceAtRatio } from './margin-loan'

it('finds the price at which a loan is called, as the guide does', () => {
  expect(Math.round(priceAtRatio(marginExample, 0.3))).toBe(17_143)
  expect(priceAtRatio(marginExample, 0.4)).toBeCloseTo(20_000)
})

it.each([
  [24_000, 0.5, 'safe'],
  [22_000, 0.455, 'safe'],
  [20_000, 0.4, 'warning'],
  [18_400, 0.348, 'second'],
  [17_000, 0.294, 'call'],
] as const)('at %i the ratio is %f: %s', (price, ratio, level) => {
  const state = marginAt(marginExample, price)
  expect(state.ratio).toBeCloseTo(ratio, 3)
  expect(state.level).toBe(level)
})

it('says how far the price may fall, and what to pay in below that', () => {
  expect(marginAt(marginExample, 24_000).room).toBeCloseTo(0.286, 3)
  expect(marginAt(marginExample, 17_000).room).toBe(0)
  expect(marginAt(marginExample, 17_000).missing).toBeCloseTo(9_000_000)
  expect(marginAt(marginExample, 24_000).missing).toBe(0)
})

it('lends no more than the initial ratio allows', () => {
  expect(largestLoan(60_000_000)).toBe(60_000_000)
})
