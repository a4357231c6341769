/** Rays of every ring, so that each digit from 0 to 9 is a number of them. */
export const raysOfRing = 9

/** Part of a ray's share of its ring that is drawn. */
export const rayFill = 0.72

interface DigitRing {
  /** In a drawing of 200 by 200 around its middle. */
  readonly radius: number
  /** Rays that are lit: the digit. */
  readonly lit: number
  /** A zero has no rays, but a bead where those of other digits begin. */
  readonly isNought: boolean
}

const innermost = 24
const outermost = 92

/**
 * A number as a bronze drum: a ring for each digit from the middle outwards, with as many lit rays as the digit says. A
 * character that is no digit, such as a place still to be chosen, is a faint ring.
 */
export function digitRings(number: string): readonly DigitRing[] {
  const digits = Array.from(number)
  const step = (outermost - innermost) / Math.max(1, digits.length - 1)
  return digits.map((digit, index) => ({
    radius: innermost + step * index,
    lit: /\d/.test(digit) ? Number(digit) : 0,
    isNought: digit === '0',
  }))
}

/** Radius of a zero's bead, as a fraction of a ray's thickness: beads of several zeros stay apart. */
export const noughtBead = 0.38

/** Thickness of the rings of a number, in the same drawing. */
export function ringThickness(number: string): number {
  return Math.min(12, (outermost - innermost) / Math.max(1, number.length - 1) - 2)
}
