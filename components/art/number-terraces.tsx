interface NumberTerracesProps {
  /** Characters other than digits are half high. */
  readonly number: string
  readonly className: string
}

const width = 100
/** Between two lines, in units of the drawing. */
const step = 9
const lines = [0, 1, 2, 3]

/**
 * Rice terraces in the shape of a number: each digit is a hill of its height, with a saddle before the next, so that without digits
 * there are none. Faint, because text is set over them; their crests have the colour of the text around. Decorative: the number is
 * beside them.
 */
export function NumberTerraces({ number, className }: NumberTerracesProps) {
  if (!/\d/.test(number)) return null
  const curve = curveOf(Array.from(number, (sign) => (/\d/.test(sign) ? Number(sign) : 4.5)))
  return (
    <svg
      viewBox={`0 0 ${width} 56`}
      preserveAspectRatio="none"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      className={className}
    >
      {lines.map((line) => (
        <g key={line} transform={`translate(0 ${step * line})`}>
          <path d={`${curve}V60H0Z`} stroke="none" className="fill-chart-1" opacity="0.08" />
          <path d={curve} vectorEffect="non-scaling-stroke" opacity={0.4 - 0.1 * line} />
        </g>
      ))}
    </svg>
  )
}

/** How far a saddle lies below the lower one of its hills. */
const saddle = 4

/** A smooth line over a hill for each of the heights, from 0 to 9, across the whole width. */
function curveOf(heights: readonly number[]): string {
  const gap = width / Math.max(1, heights.length - 1)
  const hills = heights.map((height) => 22 - 2 * height)
  const points = hills.flatMap((y, index) => {
    const before = hills[index - 1]
    const hill = { x: round(gap * index), y: round(y) }
    return before === undefined
      ? [hill]
      : [{ x: round(gap * (index - 0.5)), y: round(Math.max(before, y) + saddle) }, hill]
  })
  return points
    .map(({ x, y }, index) => {
      const before = points[index - 1]
      if (before === undefined) return `M${x} ${y}`
      const middle = round((before.x + x) / 2)
      return `C${middle} ${before.y} ${middle} ${y} ${x} ${y}`
    })
    .join('')
}

const round = (value: number) => Math.round(value * 10) / 10
