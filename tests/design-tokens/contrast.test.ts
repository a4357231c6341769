import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { contrast } from './contrast.ts'

const css = readFileSync(new URL('../../app/tokens.css', import.meta.url), 'utf8')

const schemes = ['light', 'dark'] as const
type Scheme = (typeof schemes)[number]

/** Value of a colour token in app/tokens.css: `light-dark(#…, #…)`, or one colour for both schemes. */
function token(name: string, scheme: Scheme): string {
  const [, light, dark] =
    new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(css) ??
    new RegExp(`--${name}: (#\\w{6});`).exec(css) ??
    []
  const value = scheme === 'light' ? light : (dark ?? light)
  if (value === undefined) throw new Error(`app/tokens.css has no colour token --${name}`)
  return value
}

const canvases = ['canvas', 'surface', 'surface-2']

/** Every token that the style sheet gives two colours, except grounds, hairlines, hover states and scrims. */
const inks =
  'ink ink-2 ink-3 primary bronze danger success warning reference ceiling floor market-green market-red market-blue'.split(
    ' ',
  )

const graphics = ['field', 'bronze-graphic', 'chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5', 'chart-6']

const pairs = [
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-chosen', 'chosen'],
  ['on-button', 'button'],
  ['on-button', 'button-hover'],
  ['on-bronze', 'bronze-button'],
  ['on-bronze', 'bronze-button-hover'],
  ['primary', 'primary-soft'],
  ['bronze', 'bronze-soft'],
  ['danger', 'danger-soft'],
  ['success', 'success-soft'],
  ['warning', 'warning-soft'],
  ['warning', 'caution'],
  ['ink-2', 'caution'],
] as const

describe.each(schemes)('contrast in %s', (scheme) => {
  it.each(inks)('%s is readable on every canvas (WCAG 1.4.3)', (ink) => {
    for (const canvas of canvases)
      expect(contrast(token(ink, scheme), token(canvas, scheme))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(graphics)('%s is visible on canvas and surface (WCAG 1.4.11)', (graphic) => {
    for (const canvas of ['canvas', 'surface']) {
      expect(contrast(token(graphic, scheme), token(canvas, scheme))).toBeGreaterThanOrEqual(3)
    }
  })

  it.each(pairs)('%s is readable on %s', (ink, ground) => {
    expect(contrast(token(ink, scheme), token(ground, scheme))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['ink', 'ink-2', 'bronze'])('%s of the dark scheme is readable on the closing band', (ink) => {
    expect(contrast(token(ink, 'dark'), token('closing', scheme))).toBeGreaterThanOrEqual(4.5)
  })
})

it('computes the contrast ratio of WCAG 2.2', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('#ffffff', '#ffffff')).toBe(1)
})
