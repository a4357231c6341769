interface DigitRing {
  /** Inner radius of the teeth, in units of a 200 × 200 drawing; `tip` is their outer radius. */
  readonly foot: number
  readonly tip: number
  /** Path of as many of its nine teeth as the digit says, clockwise from where the ring begins; empty for a nought. */
  readonly filled: string
  /** Path of the others. */
  readonly rest: string
  /** A place still to be chosen: all of its teeth are fainter than those of a nought. */
  readonly isOpen: boolean
}

const teeth = 9
const innermost = 35
const outermost = 83
/** Half the height of a tooth, where there is room for it. */
const greatestHalf = 5

/** Radius of the disc in the middle. */
export const hub = 24

/** How faint the teeth are that a digit leaves out, and those of a place still to be chosen. */
export const restOpacity = (isOpen: boolean) => (isOpen ? 0.16 : 0.4)

/** On a number that is settled no tooth is faint, whatever the digits are: those that they fill are paler by as much white. */
export const litShare = 0.62

/** From where a ring begins to where the next one does, in teeth, so that the filled ones do not gather at the top: the golden angle. */
const turn = teeth * 0.382

/** On the disc of a signed number: a signature on its line. Approval is still to come, so it is no tick. */
export const signature = 'M-13 5.5C-9-3-5-12-2.5-9.5S-7.5 6-3.5 5.5 1.5-4.5 4-4 2 5.5 5.5 5 10 1.5 13-.5M-10 12.5H10'

/**
 * A number as a bronze drum: for each digit, from the middle outwards, a ring of nine saw-teeth, as many of them filled as the
 * digit says. The ring is whole whatever the digit, so that noughts make a drum too.
 */
export function digitRings(number: string): readonly DigitRing[] {
  const digits = Array.from(number)
  const step = (outermost - innermost) / Math.max(1, digits.length - 1)
  const half = Math.min(greatestHalf, step * 0.44)
  return digits.map((digit, index) => {
    const isOpen = !/\d/.test(digit)
    const count = isOpen ? 0 : Number(digit)
    const foot = innermost + step * index - half
    const tip = foot + 2 * half
    // Every other ring is offset by half a tooth, so that its teeth sit over the gaps of the ring inside it.
    const start = Math.round(index * turn)
    const paths = Array.from({ length: teeth }, (_, tooth) =>
      toothAt((start + tooth + (index % 2) / 2) / teeth, foot, tip),
    )
    return { foot, tip, filled: paths.slice(0, count).join(''), rest: paths.slice(count).join(''), isOpen }
  })
}

/** A tooth after this share of a turn from the top: its foot follows the ring, its sides bend inwards. */
function toothAt(share: number, foot: number, tip: number): string {
  const middle = 2 * Math.PI * share - Math.PI / 2
  const width = (Math.PI / teeth) * 0.86
  const waist = (foot + tip) / 2
  const left = point(foot, middle - width)
  const right = point(foot, middle + width)
  return `M${left}A${round(foot)} ${round(foot)} 0 0 1 ${right}Q${point(waist, middle + width * 0.35)} ${point(tip, middle)}Q${point(waist, middle - width * 0.35)} ${left}Z`
}

/** The zigzag around the rings, as on the edge of a drum. */
export const band = zigzag(48, 91, 98)

/** The same edge struck solid, as around a seal: bright whatever the digits are. Filled by the even-odd rule. */
export const rim = `${band}M89 0A89 89 0 1 0-89 0A89 89 0 1 0 89 0Z`

/** The star in the middle of a drum whose number is still to be signed for. */
export const star = zigzag(12, 10, 22)

function zigzag(points: number, inner: number, outer: number): string {
  const part = Math.PI / points
  const corners = Array.from({ length: 2 * points }, (_, corner) =>
    point(corner % 2 === 0 ? outer : inner, part * corner - Math.PI / 2),
  )
  return `M${corners.join('L')}Z`
}

function point(radius: number, angle: number): string {
  return `${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
