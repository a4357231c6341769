import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { contrast } from './contrast.ts'
import { graphics, grounds, inks, pairs } from './token-values.ts'

const css = readFileSync(new URL('../../app/tokens.css', import.meta.url), 'utf8')

/** What the style sheet says of a token: `light-dark(#…, #…)`, or one colour for both. */
function styleSheetValue(name: string): { light: string; dark: string } | null {
  const both = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(css)
  if (both?.[1] !== undefined && both[2] !== undefined) return { light: both[1], dark: both[2] }
  const one = new RegExp(`--${name}: (#\\w{6});`).exec(css)?.[1]
  return one === undefined ? null : { light: one, dark: one }
}

const schemes = ['light', 'dark'] as const

describe('token values', () => {
  it.each(Object.entries({ ...grounds, ...inks, ...graphics }))('%s is what the style sheet has', (name, value) => {
    expect(styleSheetValue(name)).toEqual(value)
  })

  it.each(pairs)('$ink on $ground is what the style sheet has', ({ ink, ground, colors }) => {
    for (const scheme of schemes) {
      expect([styleSheetValue(ink)?.[scheme], styleSheetValue(ground)?.[scheme]]).toEqual(colors[scheme])
    }
  })
})

describe.each(schemes)('contrast in %s', (scheme) => {
  it.each(Object.entries(inks))('%s is readable on every ground', (_, ink) => {
    for (const ground of Object.values(grounds))
      expect(contrast(ink[scheme], ground[scheme])).toBeGreaterThanOrEqual(4.5)
  })

  it.each(Object.entries(graphics))('%s can be seen on canvas and surface', (_, color) => {
    for (const ground of [grounds.canvas, grounds.surface]) {
      expect(contrast(color[scheme], ground[scheme])).toBeGreaterThanOrEqual(3)
    }
  })

  it.each(pairs)('$ink is readable on $ground', ({ colors }) => {
    const [ink, ground] = colors[scheme]
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5)
  })
})

it('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('#ffffff', '#ffffff')).toBe(1)
})
