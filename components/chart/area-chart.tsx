import { scaleLinear } from 'd3-scale'
import { area, line } from 'd3-shape'

import { ChartFrame, type ChartFrameProps, type EndLabel } from './chart-frame'
import { fillClass, type SeriesColor, strokeClass } from './series-color'
import { thinOut } from './thin-out'

export interface ChartPoint {
  x: number
  y: number
}

export interface ChartSeries {
  key: string
  label: string
  points: readonly ChartPoint[]
  color: SeriesColor
  /** A filled area, a line, or a dashed line (assumption or comparison). */
  kind?: 'area' | 'line' | 'dashed'
  /** Fills the area between this line and the series with that key, which has the same x values; otherwise down to zero. */
  from?: string
  /** Text at the end of the line. Left out where it would overlap that of an earlier series. */
  end?: string
}

export interface AreaChartProps extends Pick<ChartFrameProps, 'label' | 'unit' | 'table' | 'className'> {
  series: readonly ChartSeries[]
  formatX: (value: number) => string
  formatY: (value: number) => string
  /** Approximate number of grid lines. */
  ticks?: { x: number; y: number }
  /** Starts the y axis at 0: right for amounts; prices show their own range. */
  fromZero?: boolean
}

/** Points of one series: straight lines between them, which cost a third of a curve's bytes and look like it. */
const drawnPoints = 13

/** Areas and lines over numeric axes, drawn on the server; the first chart of a page animates once. */
export function AreaChart({
  series,
  formatX,
  formatY,
  ticks = { x: 6, y: 4 },
  fromZero = true,
  ...frame
}: AreaChartProps) {
  const points = series.flatMap((entry) => entry.points)
  if (points.length === 0) return null
  const xs = points.map((point) => point.x)
  const ys = points.map((point) => point.y)
  const lowest = fromZero ? Math.min(0, ...ys) : Math.min(...ys)
  const x = scaleLinear([Math.min(...xs), Math.max(...xs)], [0, 1])
  const y = scaleLinear([lowest, Math.max(...ys)], [0, 1]).nice(ticks.y)
  const toX = (point: ChartPoint) => x(point.x) * 1000
  const toY = (point: ChartPoint) => 1000 - y(point.y) * 1000
  const drawLine = line<ChartPoint>(toX, toY).digits(0)
  const zero = 1000 - y(Math.max(0, lowest)) * 1000
  const drawArea = ({ points: of, from }: ChartSeries) => {
    const base = series.find(({ key }) => key === from)?.points
    return area<number>(
      (index) => toX(of[index] ?? noPoint),
      (index) => (base ? toY(base[index] ?? noPoint) : zero),
      (index) => toY(of[index] ?? noPoint),
    ).digits(0)(thinOut([...of.keys()], drawnPoints))
  }
  return (
    <ChartFrame
      {...frame}
      ends={endLabels(series, (point) => y(point.y))}
      legend={series.length > 1 ? <Legend series={series} /> : null}
      xTicks={x.ticks(ticks.x).map((value) => ({ at: x(value), label: formatX(value) }))}
      yTicks={y.ticks(ticks.y).map((value) => ({ at: y(value), label: formatY(value) }))}
    >
      {series.map((entry) => (
        <g key={entry.key}>
          {entry.kind === 'area' || entry.kind === undefined ? (
            <path d={drawArea(entry) ?? undefined} className={fillClass[entry.color]} fillOpacity="0.16" />
          ) : null}
          <path
            d={drawLine(thinOut(entry.points, drawnPoints)) ?? undefined}
            className={strokeClass[entry.color]}
            strokeWidth="2.25"
            strokeDasharray={entry.kind === 'dashed' ? '2 6' : undefined}
            strokeLinecap="round"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        </g>
      ))}
    </ChartFrame>
  )
}

const noPoint: ChartPoint = { x: 0, y: 0 }

/** Share of the chart's height that a label at the end of a line needs. */
const labelHeight = 0.13

/** Labels at the ends of lines, each free of those before it. */
function endLabels(series: readonly ChartSeries[], toShare: (point: ChartPoint) => number): EndLabel[] {
  const labels: EndLabel[] = []
  for (const { key, end, points, color } of series) {
    const last = points.at(-1)
    if (end === undefined || last === undefined) continue
    const at = toShare(last)
    if (labels.every((label) => Math.abs(label.at - at) >= labelHeight)) labels.push({ key, at, text: end, color })
  }
  return labels
}

function Legend({ series }: { series: readonly ChartSeries[] }) {
  return (
    <ul className="mb-5 flex flex-wrap gap-x-4 gap-y-1 text-small text-ink-2 sm:gap-x-6">
      {series.map((entry) => (
        <li key={entry.key} className="flex items-center gap-2">
          <svg viewBox="0 0 24 8" aria-hidden="true" className="h-2 w-6 max-sm:w-4">
            <path
              d="M2 4h20"
              strokeWidth="3"
              strokeLinecap="round"
              strokeDasharray={entry.kind === 'dashed' ? '1 6' : undefined}
              className={strokeClass[entry.color]}
            />
          </svg>
          {entry.label}
        </li>
      ))}
    </ul>
  )
}
