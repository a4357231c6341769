import type { Luma, Rect } from '@/lib/capture/frame/luma'

/** Position of the card's four sides relative to the guide: 0 is on it, null is not found. */
export interface CardSides {
  /** In guide widths (left, right) and heights (top, bottom); positive is inside the guide, negative outside. */
  readonly left: number | null
  readonly right: number | null
  readonly top: number | null
  readonly bottom: number | null
}

/** How far inside the guide a side is searched for, in guide widths or heights. */
const reach = 0.3
/** A side is a brightness step of at least this many levels along a whole strip. */
const leastStep = 7
/** Strips along a side, as shares of it: three, so that a tilted card crosses each of them. */
const strips = [0.15, 0.42, 0.69] as const
const stripLength = 0.16
/** Largest offset between strips of one side, in guide widths or heights: about 6 degrees of tilt. */
const mostSpread = 0.09

/**
 * Finds the card's sides around a guide by projecting gradients: the signed step across a side adds up along it, while
 * print and grain cancel out. The outermost clear step wins, because the card's own artwork lies inside. Fast enough
 * for every frame of a slow phone, but it misses a card on a desk of the same brightness, so the shutter is always
 * available.
 */
export function cardSides(luma: Luma, guide: Rect): CardSides {
  const horizontal = axis(luma, guide, 'x')
  const vertical = axis(luma, guide, 'y')
  return {
    left: side(horizontal, false),
    right: side(horizontal, true),
    top: side(vertical, false),
    bottom: side(vertical, true),
  }
}

interface Axis {
  /** Length of the picture along the axis, and the guide's position on it. */
  readonly length: number
  readonly start: number
  readonly size: number
  /** Positions across the axis: the guide's, for the strips. */
  readonly crossStart: number
  readonly crossSize: number
  readonly at: (along: number, across: number) => number
}

function axis(luma: Luma, guide: Rect, direction: 'x' | 'y'): Axis {
  const { data, width, height } = luma
  return direction === 'x'
    ? {
        length: width,
        start: guide.x,
        size: guide.width,
        crossStart: guide.y,
        crossSize: guide.height,
        at: (x, y) => data[y * width + x] ?? 0,
      }
    : {
        length: height,
        start: guide.y,
        size: guide.height,
        crossStart: guide.x,
        crossSize: guide.width,
        at: (y, x) => data[y * width + x] ?? 0,
      }
}

function side(axis: Axis, fromEnd: boolean): number | null {
  const found = strips.map((strip) => stepIn(axis, strip, fromEnd)).filter((offset) => offset !== null)
  if (found.length < 2) return null
  const sorted = found.toSorted((a, b) => a - b)
  const spread = (sorted.at(-1) ?? 0) - (sorted[0] ?? 0)
  return spread > mostSpread ? null : (sorted[Math.floor(sorted.length / 2)] ?? null)
}

/** Position of the outermost step in one strip, in guide sizes from the guide's side inwards. */
function stepIn(axis: Axis, strip: number, fromEnd: boolean): number | null {
  const from = Math.trunc(axis.crossStart + strip * axis.crossSize)
  const to = Math.trunc(from + stripLength * axis.crossSize)
  const outside = fromEnd ? axis.length - (axis.start + axis.size) : axis.start
  const steps: number[] = []
  const span = 2
  for (let offset = -Math.trunc(outside) + span; offset < reach * axis.size; offset += 1) {
    const along = Math.trunc(fromEnd ? axis.start + axis.size - 1 - offset : axis.start + offset)
    let sum = 0
    for (let across = from; across < to; across += 2)
      sum += axis.at(along + span, across) - axis.at(along - span, across)
    steps.push(Math.abs(sum) / Math.max(1, Math.ceil((to - from) / 2)))
  }
  const strongest = Math.max(...steps)
  if (strongest < leastStep) return null
  const clear = Math.max(leastStep, strongest * 0.45)
  const first = steps.findIndex((step, index) => step >= clear && step >= (steps[index + 1] ?? 0))
  return first === -1 ? null : (first - Math.trunc(outside) + span) / axis.size
}

/** Size of the card relative to the guide: 1 fills it. Null unless two opposite sides were found. */
export function cardFill({ left, right, top, bottom }: CardSides): number | null {
  const across = left === null || right === null ? null : 1 - left - right
  const down = top === null || bottom === null ? null : 1 - top - bottom
  if (across === null) return down
  return down === null ? across : (across + down) / 2
}

/** Whether the sides have a card's proportions, within 15 %. True if one side is unknown. */
export function isCardShaped({ left, right, top, bottom }: CardSides): boolean {
  if (left === null || right === null || top === null || bottom === null) return true
  return Math.abs((1 - left - right) / (1 - top - bottom) - 1) <= 0.15
}

/** Distance between the centres of card and guide, the larger of both directions, in guide sizes. */
export function cardOffset({ left, right, top, bottom }: CardSides): number {
  const across = left === null || right === null ? 0 : Math.abs(left - right) / 2
  const down = top === null || bottom === null ? 0 : Math.abs(top - bottom) / 2
  return Math.max(across, down)
}

export function sidesFound(sides: CardSides): number {
  return [sides.left, sides.right, sides.top, sides.bottom].filter((side) => side !== null).length
}
