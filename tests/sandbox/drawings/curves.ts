export type Point = readonly [x: number, y: number]

/** A line or a curve of an outline, from one point to the next: with one bend as fonts have them, or with two. */
export interface Stretch {
  readonly from: Point
  readonly bends: readonly Point[]
  readonly to: Point
}

/** Largest distance of a joined curve from the curves that it replaces, in thousandths of an em. */
const allowed = 5

/** How sharp a joint of a smooth curve may be, as the sine of its angle. */
const sharpest = 0.09

const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]]
const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1]
const sized = (a: Point): Point => {
  const long = Math.hypot(...a) || 1
  return [a[0] / long, a[1] / long]
}
const along = (a: Point, b: Point, by: number): Point => [a[0] + b[0] * by, a[1] + b[1] * by]

/**
 * Curves of a font joined to fewer with two bends: a round letter is four of them, whose ends are level or upright, so that
 * the rounding of an outline leaves it round. The curves between would have corners.
 */
export function joined(outline: readonly Stretch[]): readonly Stretch[] {
  const found: Stretch[] = []
  let run: Stretch[] = []
  let fitting: Stretch | null = null
  const end = () => {
    if (fitting !== null) found.push(fitting)
    run = []
    fitting = null
  }
  for (const stretch of outline) {
    if (stretch.bends.length !== 1) {
      end()
      found.push(stretch)
      continue
    }
    const longer = [...run, stretch]
    const last = run.at(-1)
    const curve: Stretch | null = last === undefined || goesOn(last, stretch) ? fitted(longer) : null
    if (curve === null) end()
    run = curve === null ? [stretch] : longer
    fitting = curve ?? fitted(run) ?? stretch
  }
  end()
  return found
}

const startOf = ({ from, bends, to }: Stretch): Point => sized(minus(bends[0] ?? to, from))
const endOf = ({ from, bends, to }: Stretch): Point => sized(minus(to, bends.at(-1) ?? from))

/** Whether a curve goes on smoothly in another, and not where it is level or upright. */
function goesOn(curve: Stretch, next: Stretch): boolean {
  const [before, after] = [endOf(curve), startOf(next)]
  const isSmooth = Math.abs(before[0] * after[1] - before[1] * after[0]) < sharpest && dot(before, after) > 0
  return isSmooth && !isUpright(before) && !isUpright(after)
}

const isUpright = ([x, y]: Point): boolean => Math.abs(x) < 0.02 || Math.abs(y) < 0.02

const samples = [0.25, 0.5, 0.75, 1] as const

/** One curve with two bends for several with one; nothing if it would be too far from them. */
function fitted(run: readonly Stretch[]): Stretch | null {
  const [first, last] = [run[0], run.at(-1)]
  if (first === undefined || last === undefined) return null
  const [from, to, start, finish] = [first.from, last.to, startOf(first), endOf(last)]
  const points = run.flatMap((curve) => samples.map((at) => pointOf(curve, at)))
  const lengths = points.map((point, index) => Math.hypot(...minus(point, points[index - 1] ?? from)))
  const whole = lengths.reduce((sum, length) => sum + length, 0)
  let reached = 0
  let times = lengths.map((length) => (reached += length) / whole)
  let curve: Stretch | null = null
  for (let round = 0; round < 6; round += 1) {
    const closer = leastSquares(from, to, start, finish, points, times)
    if (closer === null) return null
    times = times.map((time, index) => nearer(closer, points[index] ?? to, time))
    curve = closer
  }
  const best = curve
  if (best === null) return null
  const far = points.map((point, index) => Math.hypot(...minus(point, pointOf(best, times[index] ?? 1))))
  return Math.max(...far) <= allowed ? best : null
}

function leastSquares(
  from: Point,
  to: Point,
  start: Point,
  finish: Point,
  points: readonly Point[],
  times: readonly number[],
): Stretch | null {
  let [aa, ab, bb, pa, pb] = [0, 0, 0, 0, 0]
  points.forEach((point, index) => {
    const time = times[index] ?? 1
    const rest = 1 - time
    const [one, two] = [3 * rest * rest * time, 3 * rest * time * time]
    const [a, b] = [along([0, 0], start, one), along([0, 0], finish, -two)]
    const fixed = along(along([0, 0], from, rest ** 3 + one), to, two + time ** 3)
    const left = minus(point, fixed)
    aa += dot(a, a)
    ab += dot(a, b)
    bb += dot(b, b)
    pa += dot(left, a)
    pb += dot(left, b)
  })
  const whole = aa * bb - ab * ab
  const [armA, armB] = [(pa * bb - pb * ab) / whole, (pb * aa - pa * ab) / whole]
  if (!(armA > 0 && armB > 0)) return null
  return { from, bends: [along(from, start, armA), along(to, finish, -armB)], to }
}

/** The point of a curve at a time from 0 to 1. */
function pointOf({ from, bends, to }: Stretch, time: number): Point {
  let points: readonly Point[] = [from, ...bends, to]
  while (points.length > 1) {
    points = points.slice(1).map((point, index) => {
      const before = points[index] ?? point
      return along(before, minus(point, before), time)
    })
  }
  return points[0] ?? to
}

/** A time at which a curve is nearer to a point: one step of Newton's method. */
function nearer(curve: Stretch, point: Point, time: number): number {
  const step = 0.001
  const slope = (at: number) => {
    const speed = minus(pointOf(curve, at + step), pointOf(curve, at - step))
    return dot(minus(pointOf(curve, at), point), speed)
  }
  const change = (slope(time + step) - slope(time - step)) / (2 * step)
  return change > 0 ? Math.min(1, Math.max(0, time - slope(time) / change)) : time
}
