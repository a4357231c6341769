import { expect, it } from 'vitest'

import { curvePath, labelHeights, savingPath } from './saving-path'

const rates = { gain: 0.08 / 12, loss: -0.08 / 12 }

it('pays in every month and grows or shrinks at its rates', () => {
  const path = savingPath({ monthly: 1_000_000, years: 2 }, rates)
  expect(path.invested).toBe(24_000_000)
  expect(path.gained).toBeCloseTo((1_000_000 * ((1 + rates.gain) ** 24 - 1)) / rates.gain, 0)
  expect(path.left).toBeCloseTo((1_000_000 * ((1 + rates.loss) ** 24 - 1)) / rates.loss, 0)
})

it('draws from the lower left corner to its last value', () => {
  const { gaining, gained } = savingPath({ monthly: 1, years: 1 }, rates)
  const path = curvePath(gaining, { width: 100, height: 50, top: gained })
  expect(path.startsWith('M0.0 50.0L')).toBe(true)
  expect(path.endsWith('L100.0 0.0')).toBe(true)
})

it('keeps labels at their lines where there is room', () => {
  expect(labelHeights([1, 0.6, 0.25])).toEqual([1, 0.6, 0.25])
})

it.each([
  ['close together at the top', [1, 0.96, 0.92]],
  ['at the lower edge', [0.2, 0.1, 0]],
  ['all equal', [0.5, 0.5, 0.5]],
])('moves labels apart that are %s', (_, shares) => {
  const [first = 0, second = 0, third = 0] = labelHeights(shares)
  expect(first - second).toBeGreaterThan(0.185)
  expect(second - third).toBeGreaterThan(0.185)
  expect(third).toBeGreaterThan(0)
})
