/** Words on a line, from `x` or up to it, over it or under it. */
interface Place {
  readonly x: number
  readonly base: number
  readonly before: 0 | 1
}

interface Room {
  readonly left: number
  readonly right: number
  /** The lowest baseline. */
  readonly lowest: number
  /** How wide the words are. */
  readonly long: number
  /** The baseline of other words, as wide, at the right. */
  readonly close: number
}

/** Baselines over and under a line, from it; how far words are from a way beside them, and from others below or above. */
const [over, under, beside, apart] = [-16, 42, 60, 62] as const

/**
 * Where words are on a line without being on a way or on what it fills: in all of their width that is on the other side of the line.
 * Best at the ends of the line.
 */
export function freePlace(
  way: readonly (readonly [x: number, y: number])[],
  level: number,
  { left, right, lowest, long, close }: Room,
): Place | null {
  const steps = 24
  const between = Array.from({ length: steps - 1 }, (_, step) => left + ((right - left - long) * (step + 1)) / steps)
  const starts = [
    // The number of the picture is over the left end.
    { x: right, before: 1 as const },
    { x: left, before: 0 as const },
    ...between.map((x) => ({ x, before: 0 as const })),
  ]
  const places = starts.flatMap((start) => [over, under].map((from) => ({ ...start, base: level + from })))
  const isFree = ({ x, base, before }: Place): boolean => {
    const from = before === 0 ? x : x - long
    const near = way.filter(([at]) => at > from - beside && at < from + long + beside).map(([, y]) => y)
    const isApart = from + long < right - long || Math.abs(base - close) >= apart
    if (!isApart || base > lowest) return false
    return near.every((y) => (base > level ? y <= level + 4 : y >= level - 4))
  }
  return places.find(isFree) ?? null
}
