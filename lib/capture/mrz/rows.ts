import type { Rect } from '@/lib/capture/frame/luma'

/** Height of a character in shares of the picture's width: .028 on a card that fills it, half of that at a distance. */
const heights = { least: 0.01, most: 0.07 }
/** Distance of neighbouring characters in heights: .6 to 1, twice that with one missing. */
const gaps = { least: 0.45, most: 2.3 }
/** How far a neighbour may be off the line, in heights. */
const mostDrop = 0.3
/** Minimum height of a neighbour, relative to a tall character. */
const leastLikeness = 0.6
/** Minimum characters of a row: a line has 30, of which blur may join or lose some. */
const leastCharacters = 20

const middleX = ({ x, width }: Rect) => x + width / 2
export const middleOf = (box: Rect) => ({ x: middleX(box), y: box.y + box.height / 2 })

/** Rows of boxes spaced like the characters of the zone, from the top down. */
export function rowsOf(boxes: readonly Rect[], pictureWidth: number): Rect[][] {
  const characters = boxes
    .filter(({ width, height }) => {
      const isTall = height >= pictureWidth * heights.least && height <= pictureWidth * heights.most
      return isTall && width <= height * 1.25 && width >= height * 0.08
    })
    .toSorted((a, b) => middleX(a) - middleX(b))
  const used = new Set<Rect>()
  const rows: Rect[][] = []
  for (const first of characters) {
    if (used.has(first)) continue
    const row = rowFrom(first, characters, used)
    row.forEach((box) => used.add(box))
    if (row.length >= leastCharacters) rows.push(row)
  }
  return rows.toSorted((a, b) => (a[0]?.y ?? 0) - (b[0]?.y ?? 0))
}

function rowFrom(first: Rect, characters: readonly Rect[], used: ReadonlySet<Rect>): Rect[] {
  const row = [first]
  for (let last: Rect | undefined = first; last !== undefined;) {
    const next = nextAfter(last, slopeOf(row), characters, used)
    if (next !== undefined) row.push(next)
    last = next
  }
  return row
}

/** The nearest box to the right on the line; `characters` are sorted from left to right. */
function nextAfter(last: Rect, slope: number, characters: readonly Rect[], used: ReadonlySet<Rect>): Rect | undefined {
  const from = middleOf(last)
  return characters.find((next) => {
    const to = middleOf(next)
    const gap = to.x - from.x
    const size = Math.max(last.height, next.height)
    if (gap < size * gaps.least || gap > size * gaps.most || used.has(next)) return false
    const isAlike = Math.min(last.height, next.height) >= size * leastLikeness
    return isAlike && Math.abs(to.y - from.y - slope * gap) <= size * mostDrop
  })
}

/** Known only after a few characters of a row. */
function slopeOf(row: readonly Rect[]): number {
  const [first, last] = [row[0], row.at(-1)]
  if (row.length < 4 || first === undefined || last === undefined) return 0
  const [from, to] = [middleOf(first), middleOf(last)]
  return (to.y - from.y) / (to.x - from.x)
}
