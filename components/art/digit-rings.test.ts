import { expect, it } from 'vitest'

import { beadRadius, digitRings, hub } from './digit-rings'

it('has a ring for each digit, with as many beads as the digit says, and none for places still open', () => {
  expect(digitRings('90•5').map(({ beads }) => beads.length)).toEqual([9, 0, 0, 5])
})

it('tells a nought from a place still open', () => {
  expect(digitRings('0•5').map(({ isOpen }) => isOpen)).toEqual([false, true, false])
})

it.each(['7', '999999', '6868686868', '0011000000011'])(
  'keeps the rings and beads of %s apart and inside the drawing',
  (number) => {
    const rings = digitRings(number)
    const bead = 2 * beadRadius(number)
    expect(bead).toBeGreaterThan(1)
    for (const [index, { radius, beads }] of rings.entries()) {
      expect(radius + bead / 2).toBeLessThanOrEqual(100)
      expect(radius - (rings[index - 1]?.radius ?? hub)).toBeGreaterThan(bead)
      expect((2 * Math.PI * radius) / Math.max(1, beads.length)).toBeGreaterThan(2 * bead)
    }
  },
)
