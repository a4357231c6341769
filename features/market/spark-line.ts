import { thinOut } from '@/components/chart/thin-out'

import type { SparkLine } from '@/components/quotes/quote'

const box = { width: 64, height: 20, margin: 1 }

/** Points of a line; more would not be seen at this size. */
const mostPoints = 32

/**
 * The values of a day as a line over their reference, both always inside the box and as high as it: how far the day went is the
 * number beside the line, which is to show its way.
 * @returns null for fewer than two values
 */
export function sparkLine(values: readonly number[], reference: number): SparkLine | null {
  if (values.length < 2) return null
  const points = thinOut(values, mostPoints)
  const [least, most] = [Math.min(reference, ...points), Math.max(reference, ...points)]
  const span = most - least
  const y = (value: number) => {
    const share = span === 0 ? 0.5 : (value - least) / span
    return Number((box.height - box.margin - share * (box.height - 2 * box.margin)).toFixed(1))
  }
  const x = (index: number) => Number(((index / (points.length - 1)) * box.width).toFixed(1))
  return { path: `M${points.map((value, index) => `${x(index)} ${y(value)}`).join('L')}`, base: y(reference) }
}
