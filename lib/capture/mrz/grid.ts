import type { Rect } from '@/lib/capture/frame/luma'
import { middleOf } from './rows'

/** Positions of a row's characters, numbered from 0. */
export interface Grid {
  readonly middle: (index: number) => { readonly x: number; readonly y: number }
  /** Distance of neighbours, in pixels. */
  readonly pitch: number
  /** Pixels down for each pixel to the right. */
  readonly slope: number
  /** Characters from the first to the last, including those whose ink was not found. */
  readonly length: number
}

/**
 * Numbers the boxes of a row by their distances and fits a curve through them, since a card held at an angle has wider
 * steps at its near end. The curve predicts the positions of lost ink.
 */
export function gridOf(row: readonly Rect[]): Grid {
  const middles = row.map(middleOf)
  const steps = middles.slice(1).map(({ x }, index) => x - (middles[index]?.x ?? 0))
  const usual = median(steps)
  let last = 0
  const indices = [0, ...steps.map((step) => (last += Math.max(1, Math.round(step / usual))))]
  const [x0, x1, x2] = leastSquares(
    indices,
    middles.map(({ x }) => x),
    [0, 1, 2],
  )
  const [y0, y1] = leastSquares(
    indices,
    middles.map(({ y }) => y),
    [0, 1],
  )
  return {
    middle: (index) => ({ x: x0 + x1 * index + x2 * index ** 2, y: y0 + y1 * index }),
    pitch: x1 + x2 * last,
    slope: y1 / x1,
    length: last + 1,
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 1
}

/** Coefficients of the least-squares polynomial, by the normal equations and Gauss-Jordan elimination. */
function leastSquares(
  xs: readonly number[],
  ys: readonly number[],
  powers: readonly number[],
): readonly [number, number, number] {
  const sum = (of: (x: number, index: number) => number) => xs.reduce((total, x, index) => total + of(x, index), 0)
  let rows = powers.map((row) => [
    ...powers.map((column) => sum((x) => x ** (row + column))),
    sum((x, index) => (ys[index] ?? 0) * x ** row),
  ])
  for (const pivot of powers) {
    const by = (rows[pivot] ?? []).map((value) => value / (rows[pivot]?.[pivot] ?? 1))
    rows = rows.map((row, index) =>
      index === pivot ? by : row.map((value, column) => value - (row[pivot] ?? 0) * (by[column] ?? 0)),
    )
  }
  const [first = 0, second = 0, third = 0] = rows.map((row) => row.at(-1) ?? 0)
  return [first, second, third]
}
