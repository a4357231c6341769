import { expect, it } from 'vitest'

import { savingCurve } from './saving-curve'

const totals = { totalInvestment: 600_000_000, futureAmount: 910_000_000 }

it('begins at nothing and ends on the totals of the backend', () => {
  const curve = savingCurve(120, 8, totals)
  expect(curve).toHaveLength(121)
  expect(curve[0]).toEqual({ month: 0, invested: 0, value: 0 })
  expect(curve[120]?.invested).toBe(600_000_000)
  expect(curve[120]?.value).toBeCloseTo(910_000_000, 3)
})

it('grows faster towards the end', () => {
  const curve = savingCurve(120, 8, totals)
  const growth = (from: number, to: number) => (curve[to]?.value ?? 0) - (curve[from]?.value ?? 0)
  expect(growth(108, 120)).toBeGreaterThan(growth(0, 12))
})

it('draws a straight line without any return', () => {
  const curve = savingCurve(12, 0, { totalInvestment: 12, futureAmount: 12 })
  expect(curve.map(({ value }) => value)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
})
