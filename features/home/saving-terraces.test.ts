import { expect, it } from 'vitest'

import { curvePath, savingPath } from './saving-path'
import { terracePaths } from './saving-terraces'

const rates = { gain: 0.01, loss: -0.01 }

it('has no terrace but the whole in the first year', () => {
  const { gaining, gained, rate } = savingPath({ monthly: 1, years: 1 }, rates)
  expect(terracePaths(gaining, rate, { width: 100, height: 100, top: gained })).toEqual([])
})

it("leaves the curve at the end of each year and ends at what that year's payments and those before have become", () => {
  const { gaining, gained, rate } = savingPath({ monthly: 1, years: 2 }, rates)
  const box = { width: 100, height: 100, top: gained }
  const [terrace = '', ...others] = terracePaths(gaining, rate, box)
  expect(others).toEqual([])
  const start = terrace.slice(1, terrace.indexOf('C'))
  expect(curvePath(gaining, box)).toContain(`L${start}`)
  const firstYear = ((1.01 ** 12 - 1) / 0.01) * 1.01 ** 12
  const [, end] = /([\d.]+)h1V0H/.exec(terrace) ?? []
  expect(Number(end)).toBeCloseTo(100 - (firstYear / gained) * 100, 1)
})
