/** One point of a drawn projection. VND. */
export interface GrowthPoint {
  readonly month: number
  /** Put in so far. */
  readonly invested: number
  /** Worth by now. */
  readonly value: number
}

/** What the backend says of the end: its figures are the truth, a curve only shows the way there. VND. */
export interface GrowthEnd {
  readonly invested: number
  readonly value: number
}

/** `saving` puts the same amount in at the end of every month, `lump` puts one amount in at the start. */
export type Plan = 'saving' | 'lump'

/**
 * The way of a plan, month by month, that ends exactly on the backend's totals. In between it grows at the one monthly rate
 * that leads there, so nothing has to be known about how the backend compounds.
 * @param months duration, at least 1
 */
export function growthCurve(plan: Plan, months: number, end: GrowthEnd): readonly GrowthPoint[] {
  const rate = plan === 'saving' ? savingRate(months, end) : (end.value / end.invested) ** (1 / months) - 1
  const curve = curveAt(plan, months, end.invested, rate)
  return [...curve.slice(0, -1), { month: months, ...end }]
}

/**
 * What becomes of the same money when every year loses. Compounded every month at a twelfth of the yearly rate.
 * @param invested VND put in over the whole time; @param percentAYear size of the loss, above 0
 */
export function losingCurve(
  plan: Plan,
  months: number,
  invested: number,
  percentAYear: number,
): readonly GrowthPoint[] {
  return curveAt(plan, months, invested, -percentAYear / 1200)
}

function curveAt(plan: Plan, months: number, invested: number, rate: number): readonly GrowthPoint[] {
  return Array.from({ length: months + 1 }, (_, month) =>
    plan === 'saving'
      ? { month, invested: (invested * month) / months, value: (invested / months) * annuity(rate, month) }
      : { month, invested, value: invested * (1 + rate) ** month },
  )
}

/** Worth of one dong put in at the end of each of `months` months. `expm1` keeps its digits at the smallest rates. */
function annuity(rate: number, months: number): number {
  return rate === 0 ? months : Math.expm1(months * Math.log1p(rate)) / rate
}

/** Halvings that narrow the rate down to the precision of a double. */
const halvings = 60

/** The monthly rate at which equal payments of together `invested` become `value`; at most it doubles them each month. */
function savingRate(months: number, { invested, value }: GrowthEnd): number {
  let [low, high] = [-0.99, 1]
  for (let step = 0; step < halvings; step += 1) {
    const rate = (low + high) / 2
    if ((invested / months) * annuity(rate, months) < value) low = rate
    else high = rate
  }
  return (low + high) / 2
}
