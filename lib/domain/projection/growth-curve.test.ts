import { describe, expect, it } from 'vitest'

import { growthCurve, losingCurve } from './growth-curve'

const end = { invested: 600_000_000, value: 910_000_000 }

describe.each(['saving', 'lump'] as const)('%s', (plan) => {
  it("ends exactly on the backend's totals", () => {
    for (const value of [910_000_001, 600_000_000, 123_456_789]) {
      const curve = growthCurve(plan, 120, { ...end, value })
      expect(curve).toHaveLength(121)
      expect(curve[120]).toEqual({ month: 120, invested: 600_000_000, value })
      // The curve approaches the total smoothly.
      const [before, last] = [curve[119]?.value ?? 0, curve[120]?.value ?? 0]
      expect(Math.abs(last - before)).toBeLessThan(0.02 * end.value)
    }
  })

  it('grows faster towards the end', () => {
    const curve = growthCurve(plan, 120, end)
    const growth = (from: number, to: number) => (curve[to]?.value ?? 0) - (curve[from]?.value ?? 0)
    expect(growth(108, 120)).toBeGreaterThan(growth(0, 12))
  })

  it('is never below the paid-in amount for a gain, and never above it for a loss', () => {
    const gaining = growthCurve(plan, 60, end)
    expect(gaining.every(({ invested, value }) => value >= invested - 1)).toBe(true)
    const losing = losingCurve(plan, 60, end.invested, 8)
    expect(losing.every(({ invested, value }) => value <= invested)).toBe(true)
    expect(losing.at(-1)?.value).toBeLessThan(end.invested)
    expect(losing.at(-1)?.value).toBeGreaterThan(0)
  })
})

it('saving starts with one payment after one month', () => {
  const [start, first] = growthCurve('saving', 120, end)
  expect(start).toEqual({ month: 0, invested: 0, value: 0 })
  expect(first?.value).toBeCloseTo(5_000_000, 0)
})

it('draws straight lines without any return', () => {
  const saving = growthCurve('saving', 12, { invested: 12, value: 12 })
  expect(saving.map(({ value }) => Math.round(value * 1e6) / 1e6)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  expect(growthCurve('lump', 3, { invested: 9, value: 9 }).map(({ value }) => value)).toEqual([9, 9, 9, 9])
})

it('loses a twelfth of the yearly rate every month', () => {
  expect(losingCurve('lump', 12, 100, 12).at(-1)?.value).toBeCloseTo(100 * 0.99 ** 12, 9)
})

it('a plan of one month is two points', () => {
  expect(growthCurve('saving', 1, { invested: 5, value: 5 })).toEqual([
    { month: 0, invested: 0, value: 0 },
    { month: 1, invested: 5, value: 5 },
  ])
})
