/** One point of the drawn curve. VND. */
export interface SavingPoint {
  readonly month: number
  /** Put in so far. */
  readonly invested: number
  /** Worth by now. */
  readonly value: number
}

/** What the backend says of the end: its figures are the truth, the curve only shows the way there. */
export interface SavingTotals {
  readonly totalInvestment: number
  readonly futureAmount: number
}

/**
 * The way of a periodic saving, month by month, that ends exactly on the backend's totals. Between start and end the growth
 * follows compound interest at the monthly rate that the yearly one stands for.
 * @param months duration; @param percentAYear assumed return
 */
export function savingCurve(months: number, percentAYear: number, totals: SavingTotals): readonly SavingPoint[] {
  const monthlyRate = (1 + percentAYear / 100) ** (1 / 12) - 1
  const worth = (month: number) => (monthlyRate === 0 ? month : ((1 + monthlyRate) ** month - 1) / monthlyRate)
  const scale = totals.futureAmount / worth(months)
  return Array.from({ length: months + 1 }, (_, month) => ({
    month,
    invested: (totals.totalInvestment * month) / months,
    value: worth(month) * scale,
  }))
}
