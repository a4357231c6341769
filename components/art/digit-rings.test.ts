import { expect, it } from 'vitest'

import { digitRings, hub } from './digit-rings'

const count = (path: string) => path.match(/M/g)?.length ?? 0

it('has a ring of nine teeth for each digit, with as many filled as it says, and none for places still open', () => {
  const rings = digitRings('90•5')
  expect(rings.map(({ filled }) => count(filled))).toEqual([9, 0, 0, 5])
  expect(rings.map(({ rest }) => count(rest))).toEqual([0, 9, 9, 4])
})

it('tells a nought from a place still open', () => {
  expect(digitRings('0•5').map(({ isOpen }) => isOpen)).toEqual([false, true, false])
})

it.each(['7', '999999', '6868686868', '0011000000011'])(
  'keeps the rings of %s apart and inside the drawing',
  (number) => {
    const rings = digitRings(number)
    for (const [index, { foot, tip }] of rings.entries()) {
      expect(tip).toBeLessThan(91)
      expect(tip - foot).toBeGreaterThan(2)
      expect(foot).toBeGreaterThan(rings[index - 1]?.tip ?? hub)
    }
  },
)
