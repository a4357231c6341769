import { type GrowthPoint, growthCurve, losingCurve } from '@/lib/domain/projection/growth-curve'

import { monthlyTableUpTo, smallestLossPercent } from './limits'
import { monthsOf, type ValidPlan } from './plan-input'

/** The four values of the backend, VND. */
export interface Totals {
  /** Put in each month, for saving; the value at the end, for a lump sum. */
  readonly amount: number
  /** Value at the end, for saving. */
  readonly futureAmount: number | null
  readonly totalInvestment: number
  readonly profit: number
}

export interface ProjectionRow {
  readonly month: number
  readonly invested: number
  readonly value: number
  readonly losing: number
}

/** A plan with what the backend says of it, its way there, and the same money in years that lose. */
export interface Projection {
  readonly plan: ValidPlan
  readonly totals: Totals
  /** Value at the end. */
  readonly value: number
  readonly curve: readonly GrowthPoint[]
  readonly losingPercent: number
  readonly losing: readonly GrowthPoint[]
  /** By month or by year; the last one is the end. */
  readonly rows: readonly ProjectionRow[]
  readonly rowUnit: 'month' | 'year'
}

export function toProjection(plan: ValidPlan, totals: Totals): Projection {
  const months = monthsOf(plan)
  const { totalInvestment: invested } = totals
  const value = totals.futureAmount ?? totals.amount
  const losingPercent = Math.max(plan.percent, smallestLossPercent)
  const curve = growthCurve(plan.plan, months, { invested, value })
  const losing = losingCurve(plan.plan, months, invested, losingPercent)
  const byMonth = months <= monthlyTableUpTo
  const rows = curve.flatMap((point) => {
    const isRow = byMonth || point.month % 12 === 0 || point.month === months
    if (!isRow) return []
    return [
      {
        month: point.month,
        invested: Math.round(point.invested),
        value: Math.round(point.value),
        losing: Math.round(losing[point.month]?.value ?? 0),
      },
    ]
  })
  return { plan, totals, value, curve, losingPercent, losing, rows, rowUnit: byMonth ? 'month' : 'year' }
}
