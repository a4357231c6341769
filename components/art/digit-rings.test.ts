import { expect, it } from 'vitest'

import { digitRings, ringThickness } from './digit-rings'

it('has a ring for each digit, lit as often as the digit says, and none for places still open', () => {
  expect(digitRings('90•5').map(({ lit }) => lit)).toEqual([9, 0, 0, 5])
})

it('tells a nought from a place still open', () => {
  expect(digitRings('0•5').map(({ isNought }) => isNought)).toEqual([true, false, false])
})

it.each(['7', '686868', '6868686868', '0011000000011'])(
  'keeps the rings of %s apart and inside the drawing',
  (number) => {
    const rings = digitRings(number)
    const thickness = ringThickness(number)
    expect(thickness).toBeGreaterThan(1)
    for (const [index, { radius }] of rings.entries()) {
      expect(radius + thickness / 2).toBeLessThanOrEqual(100)
      expect(radius - (rings[index - 1]?.radius ?? 10)).toBeGreaterThan(thickness)
    }
  },
)
