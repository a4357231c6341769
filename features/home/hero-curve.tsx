import { scaleLinear } from 'd3-scale'
import { curveMonotoneX, line } from 'd3-shape'

import { thinOut } from '@/components/chart/thin-out'
import type { GrowthPoint } from '@/lib/domain/projection/growth-curve'

const width = 640
const height = 400
const top = 40
/** Points of a curve: one every half year of ten. */
const drawnPoints = 21

/** Contours below the curve, like the terraces of a rice field: each a fraction of the value. */
const terraces = [0.82, 0.64, 0.47, 0.31, 0.17]

/** The saving curve over terraces as one image, rendered on the server; `label` is its text alternative. */
export function HeroCurve({ points, label }: { points: readonly GrowthPoint[]; label: string }) {
  const last = points.at(-1)
  if (!last) return null
  const x = scaleLinear([0, last.month], [0, width])
  const y = scaleLinear([0, last.value], [height, top])
  const drawn = thinOut(points, drawnPoints)
  const curveOf = (value: (point: GrowthPoint) => number) =>
    line<GrowthPoint>(
      (point) => x(point.month),
      (point) => y(value(point)),
    )
      .curve(curveMonotoneX)
      .digits(1)(drawn) ?? ''
  const terrace = (share: number) =>
    `${curveOf((point) => point.value * share + wave(point.month, share) * last.value)}V${height}H0Z`
  const invested = `M0 ${height}L${width} ${y(last.invested).toFixed(1)}`
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
      <path d={invested} fill="none" stroke="#c7cdf2" strokeWidth="2" strokeDasharray="2 7" strokeLinecap="round" />
      <path
        d={curveOf((point) => point.value)}
        pathLength={1}
        fill="none"
        stroke="#e5a244"
        strokeWidth="3.5"
        strokeLinecap="round"
        className="motion-safe:animate-draw"
      />
      <circle cx={width} cy={top} r="7" fill="#e5a244" stroke="#0d1130" strokeWidth="3" />
    </svg>
  )
}

/** A slow ripple that separates the terraces; zero at the start, where all of them meet. */
function wave(month: number, share: number): number {
  return share === 1 ? 0 : 0.018 * Math.sin(month / 9 + share * 11) * Math.min(1, month / 24)
}
