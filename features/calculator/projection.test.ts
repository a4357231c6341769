import { expect, it } from 'vitest'

import { toProjection } from './projection'
import { toCsv } from './to-csv'

const lump = { plan: 'lump', money: 100, percent: 8, duration: 3, unit: 'year' } as const
const totals = { amount: 127, futureAmount: null, totalInvestment: 100, profit: 27 }

it('ends on the values of the backend, in the curve and in the table', () => {
  const projection = toProjection(lump, totals)
  expect(projection.curve.at(-1)).toEqual({ month: 36, invested: 100, value: 127 })
  expect(projection.rows.at(-1)).toMatchObject({ month: 36, invested: 100, value: 127 })
  const saving = toProjection(
    { ...lump, plan: 'saving' },
    { amount: 100, futureAmount: 4054, totalInvestment: 3600, profit: 454 },
  )
  expect(saving.curve.at(-1)).toEqual({ month: 36, invested: 3600, value: 4054 })
})

it('has a row a year, the broken one at the end too, and a row a month for short plans', () => {
  const months = (projection: ReturnType<typeof toProjection>) => projection.rows.map(({ month }) => month)
  expect(months(toProjection(lump, totals))).toEqual([0, 12, 24, 36])
  expect(months(toProjection({ ...lump, duration: 30, unit: 'month' }, totals))).toEqual([0, 12, 24, 30])
  expect(months(toProjection({ ...lump, duration: 3, unit: 'month' }, totals))).toEqual([0, 1, 2, 3])
})

it('always has a scenario that loses', () => {
  for (const percent of [0, 3, 8, 20]) {
    const { losing, losingPercent } = toProjection({ ...lump, percent }, totals)
    expect(losingPercent).toBe(Math.max(percent, 5))
    expect(losing.at(-1)?.value).toBeLessThan(100)
  }
})

it('writes rows that spreadsheets read', () => {
  expect(
    toCsv([
      ['Năm', 'Lãi 8,5% "giả định"'],
      [1, 5_000_000],
    ]),
  ).toBe('\uFEFFNăm,"Lãi 8,5% ""giả định"""\r\n1,5000000\r\n')
})
