import { curveAt, type GrowthPoint } from '@/lib/domain/projection/growth-curve'

/** Points of a drawn curve: more cannot be seen in a smooth line. */
const drawnPoints = 24

/** Height of a label (a sum, its name and a gap of four pixels) as a share of the height of the smallest chart that has labels beside it. */
const labelHeight = 0.19

export interface SavingPlan {
  /** VND each month. */
  readonly monthly: number
  readonly years: number
}

/** Monthly rates, as fractions: the assumed one of the backend's projection, and that of the years that lose. */
export interface SavingRates {
  readonly gain: number
  readonly loss: number
}

/** The three lines of a plan, each from the first month to the last, in VND. */
export interface SavingPath {
  readonly gaining: readonly GrowthPoint[]
  readonly losing: readonly GrowthPoint[]
  /** Totals at the end. */
  readonly invested: number
  readonly gained: number
  readonly left: number
  /** Monthly rate of the gain, as a fraction. */
  readonly rate: number
}

/** What a saving plan becomes at both rates. Twelve payments a year, each at the end of its month. */
export function savingPath({ monthly, years }: SavingPlan, rates: SavingRates): SavingPath {
  const months = years * 12
  const invested = monthly * months
  const gaining = curveAt('saving', months, invested, rates.gain)
  const losing = curveAt('saving', months, invested, rates.loss)
  return {
    gaining,
    losing,
    invested,
    gained: gaining.at(-1)?.value ?? 0,
    left: losing.at(-1)?.value ?? 0,
    rate: rates.gain,
  }
}

/**
 * An SVG path through a curve in a box.
 * @param top the value at the upper edge
 */
export function curvePath(
  points: readonly GrowthPoint[],
  box: { readonly width: number; readonly height: number; readonly top: number },
): string {
  const last = points.length - 1
  const steps = Math.min(drawnPoints, last)
  return Array.from({ length: steps + 1 }, (_, step) => points[Math.round((step * last) / steps)])
    .flatMap((point) => (point === undefined ? [] : [point]))
    .map((point, index) => {
      const x = (point.month / Math.max(1, last)) * box.width
      const y = box.height - (point.value / box.top) * box.height
      return `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`
    })
    .join('')
}

/**
 * Where the labels at the end of lines go so that none covers another or lies below the drawing: as near to its own line as that allows.
 * @param shares heights of the lines' ends from the lower edge, 0 to 1, in falling order
 * @returns heights of the labels' middles, in the same order
 */
export function labelHeights(shares: readonly number[]): readonly number[] {
  const placed: number[] = []
  for (const share of shares) placed.push(Math.min(share, (placed.at(-1) ?? Infinity) - labelHeight))
  // Labels pushed below the lower edge move up, and push those above them.
  let floor = labelHeight / 2
  return placed
    .toReversed()
    .map((share) => {
      const height = Math.max(share, floor)
      floor = height + labelHeight
      return height
    })
    .toReversed()
}
