import { expect, it } from 'vitest'

import { sparkLine } from './spark-line'

const heights = (path: string) =>
  path
    .slice(1)
    .split('L')
    .map((point) => Number(point.split(' ')[1]))

it('draws the day over its reference, both inside the box', () => {
  const line = sparkLine([100, 104, 98, 110], 99)
  const drawn = heights(line?.path ?? '')
  expect(drawn).toHaveLength(4)
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...drawn)).toBeLessThanOrEqual(20)
  // Up is a smaller coordinate: the last value is the highest, the third is below the reference.
  expect(drawn[3]).toBe(Math.min(...drawn))
  expect(drawn[2]).toBeGreaterThan(line?.base ?? Infinity)
})

it('draws a day without movement as a line in the middle, and a single value not at all', () => {
  expect(sparkLine([5, 5], 5)).toEqual({ path: 'M0 10L64 10', base: 10 })
  expect(sparkLine([5], 5)).toBeNull()
})

it('shows the way of a day that hardly moved, over the whole height', () => {
  const line = sparkLine([1000, 1000.4, 999.8], 1000)
  const drawn = heights(line?.path ?? '')
  expect([Math.min(...drawn), Math.max(...drawn)]).toEqual([1, 19])
  expect(line?.base).toBe(drawn[0])
})

it('keeps first and last of a long day', () => {
  const values = Array.from({ length: 500 }, (_, index) => index)
  const path = sparkLine(values, 0)?.path ?? ''
  expect(path.startsWith('M0 19L')).toBe(true)
  expect(path.endsWith('L64 1')).toBe(true)
  expect(heights(path)).toHaveLength(32)
})
