/** One point of a drawn projection. VND. */
export interface GrowthPoint {
  readonly month: number
  /** Paid in so far. */
  readonly invested: number
  /** Value at this point. */
  readonly value: number
}

/** The backend's final figures, which are authoritative; the curve only illustrates the path to them. VND. */
export interface GrowthEnd {
  readonly invested: number
  readonly value: number
}

/** `saving` pays the same amount at the end of every month, `lump` pays once at the start. */
export type Plan = 'saving' | 'lump'

/**
 * The path of a plan, month by month, ending exactly on the backend's totals. It grows at the single monthly rate that
 * leads to them, so the backend's compounding need not be known.
 * @param months duration, at least 1
 */
export function growthCurve(plan: Plan, months: number, end: GrowthEnd): readonly GrowthPoint[] {
  const curve = curveAt(plan, months, end.invested, growthRate(plan, months, end))
  return [...curve.slice(0, -1), { month: months, ...end }]
}

/** The monthly rate, as a fraction, at which a plan of `months` months reaches the backend's totals. */
export function growthRate(plan: Plan, months: number, end: GrowthEnd): number {
  return plan === 'saving' ? savingRate(months, end) : (end.value / end.invested) ** (1 / months) - 1
}

/**
 * The same payments with a loss every year, compounded monthly at a twelfth of the yearly rate.
 * @param invested VND paid in over the whole time
 * @param percentAYear size of the loss, above 0
 */
export function losingCurve(
  plan: Plan,
  months: number,
  invested: number,
  percentAYear: number,
): readonly GrowthPoint[] {
  return curveAt(plan, months, invested, -percentAYear / 1200)
}

/**
 * The path of a plan at a monthly rate, month by month.
 * @param invested VND paid in over the whole time; @param rate a fraction, negative for a loss
 */
export function curveAt(plan: Plan, months: number, invested: number, rate: number): readonly GrowthPoint[] {
  return Array.from({ length: months + 1 }, (_, month) =>
    plan === 'saving'
      ? { month, invested: (invested * month) / months, value: (invested / months) * annuity(rate, month) }
      : { month, invested, value: invested * (1 + rate) ** month },
  )
}

/** Future value of one dong paid at the end of each of `months` months. `expm1` is precise at the smallest rates. */
function annuity(rate: number, months: number): number {
  return rate === 0 ? months : Math.expm1(months * Math.log1p(rate)) / rate
}

/** Bisection steps that narrow the rate down to the precision of a double. */
const halvings = 60

/** The monthly rate at which equal payments totalling `invested` reach `value`; bounded by doubling every month. */
function savingRate(months: number, { invested, value }: GrowthEnd): number {
  let [low, high] = [-0.99, 1]
  for (let step = 0; step < halvings; step += 1) {
    const rate = (low + high) / 2
    if ((invested / months) * annuity(rate, months) < value) low = rate
    else high = rate
  }
  return (low + high) / 2
}
