import { scaleLinear } from 'd3-scale'
import { area, curveMonotoneX, line } from 'd3-shape'

import type { GrowthPoint } from '@/lib/domain/projection/growth-curve'

const width = 640
const height = 400
const top = 40

/** Contours below the curve, like the terraces of a rice field: each a fraction of the value. */
const terraces = [0.82, 0.64, 0.47, 0.31, 0.17]

/** The saving curve over terraces as one image, rendered on the server; `label` is its text alternative. */
export function HeroCurve({ points, label }: { points: readonly GrowthPoint[]; label: string }) {
  const last = points.at(-1)
  if (!last) return null
  const x = scaleLinear([0, last.month], [0, width])
  const y = scaleLinear([0, last.value], [height, top])
  const curve = line<GrowthPoint>(
    (point) => x(point.month),
    (point) => y(point.value),
  ).curve(curveMonotoneX)
  const invested = line<GrowthPoint>(
    (point) => x(point.month),
    (point) => y(point.invested),
  )
  const terrace = (share: number) =>
    area<GrowthPoint>()
      .x((point) => x(point.month))
      .y0(height)
      .y1((point) => y(point.value * share + wave(point.month, share) * last.value))
      .curve(curveMonotoneX)(points) ?? undefined
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      className="block h-auto w-full overflow-visible"
    >
      <defs>
        <linearGradient id="hero-terraces" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#8f9bf5" stopOpacity=".30" />
          <stop offset="1" stopColor="#8f9bf5" stopOpacity=".04" />
        </linearGradient>
      </defs>
      {[1, ...terraces].map((share) => (
        <path key={share} d={terrace(share)} fill="url(#hero-terraces)" stroke="#8f9bf5" strokeOpacity=".22" />
      ))}
      <path
        d={invested([...points]) ?? undefined}
        fill="none"
        stroke="#c7cdf2"
        strokeWidth="2"
        strokeDasharray="2 7"
        strokeLinecap="round"
      />
      <path
        d={curve([...points]) ?? undefined}
        pathLength={1}
        fill="none"
        stroke="#e5a244"
        strokeWidth="3.5"
        strokeLinecap="round"
        className="motion-safe:animate-draw"
      />
      <circle cx={x(last.month)} cy={y(last.value)} r="7" fill="#e5a244" stroke="#0d1130" strokeWidth="3" />
    </svg>
  )
}

/** A slow ripple that separates the terraces; zero at the start, where all of them meet. */
function wave(month: number, share: number): number {
  return share === 1 ? 0 : 0.018 * Math.sin(month / 9 + share * 11) * Math.min(1, month / 24)
}
