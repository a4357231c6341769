interface DigitRing {
  /** In a drawing of 200 by 200 around its middle. */
  readonly radius: number
  /** Angles of its beads in radians: as many as the digit says, evenly spaced. */
  readonly beads: readonly number[]
  /** A place still to be chosen, as a nought has a ring without beads too. */
  readonly isOpen: boolean
}

const innermost = 34
const outermost = 92

/** Radius of the disc in the middle. */
export const hub = 24

/** On the disc of a signed number: a signature on its line. Approval is still to come, so it is no tick. */
export const signature = 'M-13 5.5C-9-3-5-12-2.5-9.5S-7.5 6-3.5 5.5 1.5-4.5 4-4 2 5.5 5.5 5 10 1.5 13-.5M-10 12.5H10'

/**
 * A number as a bronze drum: a ring for each digit from the middle outwards, with as many beads as the digit says. Every ring is
 * closed, so that none looks like something that still goes on.
 */
export function digitRings(number: string): readonly DigitRing[] {
  const digits = Array.from(number)
  const step = spacing(digits.length)
  return digits.map((digit, index) => ({
    radius: innermost + step * index,
    beads: /\d/.test(digit) ? anglesOf(Number(digit), index) : [],
    isOpen: !/\d/.test(digit),
  }))
}

/** Radius of the beads of a number, in the same drawing: those of neighbouring rings stay apart. */
export function beadRadius(number: string): number {
  return Math.min(4, spacing(number.length) * 0.33)
}

const spacing = (digits: number) => (outermost - innermost) / Math.max(1, digits - 1)

/** Every other ring begins half a space after the top, so that beads of even digits do not line up across rings. */
const anglesOf = (count: number, ring: number) =>
  Array.from({ length: count }, (_, bead) => (2 * Math.PI * (bead + (ring % 2) / 2)) / count - Math.PI / 2)
