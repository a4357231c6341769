import { area, curveBasis } from 'd3-shape'

import { seededRandom } from '@/lib/platform/random/seeded-random'

export interface TerracesProps {
  seed: string
  /** Steps of the hillside, from the back to the front. */
  layers?: number
}

const width = 1200
const height = 480
/** How far a contour goes on beyond the drawing, where the outline that closes it is not seen. */
const beyond = 4

/**
 * Rice terraces across a valley, drawn like a stacked area chart: each contour follows the one behind it. In the text
 * colour, their ground in that of `--step` where one is given; decorative.
 */
export function Terraces({ seed, layers = 9 }: TerracesProps) {
  const contours = terraceContours(seed, layers)
  const draw = area()
    .x(([x]) => (x === 0 ? -beyond : x === width ? width + beyond : x))
    .y0(height + beyond)
    .curve(curveBasis)
    .digits(1)
  return (
    <g>
      {contours.map((contour, index) => (
        <path
          key={index}
          d={draw(contour) ?? undefined}
          fill="var(--step, currentColor)"
          fillOpacity={0.05 + 0.018 * index}
          stroke="currentColor"
          strokeOpacity={0.26 + 0.03 * index}
          strokeWidth="1"
        />
      ))}
    </g>
  )
}

/** Contour lines as points from left to right, the highest first; none crosses the one above it. */
export function terraceContours(seed: string, layers: number): [number, number][][] {
  const random = seededRandom(`terraces:${seed}`)
  const columns = 12
  const lean = random() * 0.5 + 0.25
  const ridge = Array.from({ length: columns + 1 }, (_, column) => {
    const across = column / columns
    const slope = 1 - Math.abs(across - lean) * 1.1
    return height * (0.92 - 0.62 * slope) + (random() - 0.5) * 46
  })
  const contours: [number, number][][] = []
  let above = ridge
  for (let layer = 0; layer < layers; layer++) {
    contours.push(above.map((y, column) => [(column / columns) * width, Number(y.toFixed(1))]))
    const step = height * 0.052 * (1 + layer * 0.12)
    above = above.map((y) => y + step * (0.35 + random() * 1.1))
  }
  return contours
}
