import { formatShortMoney } from '@/lib/platform/i18n/format-money'
import type { Locale } from '@/lib/platform/i18n/locales'

import { curvePath, labelHeights, type SavingPath } from './saving-path'

interface SavingChartProps {
  readonly path: SavingPath
  readonly locale: Locale
  /** Names of the three lines. */
  readonly names: { readonly gain: string; readonly invested: string; readonly loss: string }
  /** The first and the last day, written below the axis. */
  readonly ends: readonly [first: string, last: string]
}

const width = 480
const height = 300

const fill = 'saving-fill'

const edge = 'rounded-full border-2 border-hero'

/**
 * The three lines of a plan over its time, each named at its end with its sum; the gain with what it adds to the money paid in
 * as an area, and so what the loss takes away. Decorative beside the figures.
 */
export function SavingChart({ path, locale, names, ends: [first, last] }: SavingChartProps) {
  const top = Math.max(path.gained, path.invested)
  const box = { width, height, top }
  const ends = [
    {
      key: 'gain',
      name: names.gain,
      value: path.gained,
      color: 'text-primary font-semibold ko:text-up',
      end: 'bg-primary ko:bg-up',
    },
    { key: 'invested', name: names.invested, value: path.invested, color: 'text-on-hero-2', end: 'bg-[#c7cdf2]' },
    {
      key: 'loss',
      name: names.loss,
      value: path.left,
      color: 'text-[#f08db5] ko:text-down',
      end: 'bg-[#f08db5] ko:bg-down',
    },
  ]
  const paidIn = `L${width} ${(height - (path.invested / top) * height).toFixed(1)}`
  const heights = labelHeights(ends.map(({ value }) => value / top))
  return (
    <div aria-hidden="true" className="grid grid-cols-[minmax(0,1fr)_6.5rem] gap-x-7 pt-5 pb-1 lg:pt-4 lg:pb-2">
      <div className="relative h-38 border-b border-hairline-strong sm:h-56 lg:h-46">
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          fill="none"
          className="absolute inset-0 size-full overflow-visible"
        >
          <linearGradient id={fill} x2="0" y2="1" className="text-[#a9b3ff] ko:text-up">
            <stop stopColor="currentColor" stopOpacity=".34" />
            <stop offset="1" stopColor="currentColor" stopOpacity=".06" />
          </linearGradient>
          <path d={`${curvePath(path.gaining, box)}${paidIn}Z`} fill={`url(#${fill})`} />
          <path d={`${curvePath(path.losing, box)}${paidIn}Z`} className="fill-chart-4/20 ko:fill-down/20" />
          <g strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
            <path
              d={`M0 ${height}${paidIn}`}
              className="stroke-on-hero-2 forced-colors:stroke-[CanvasText]"
              strokeDasharray="2 6"
              vectorEffect="non-scaling-stroke"
            />
            <path
              d={curvePath(path.losing, box)}
              className="stroke-chart-4 forced-colors:stroke-[CanvasText] ko:stroke-down"
              vectorEffect="non-scaling-stroke"
            />
            <path
              d={curvePath(path.gaining, box)}
              className="stroke-primary forced-colors:stroke-[Highlight] ko:stroke-up"
              strokeWidth="3.5"
              vectorEffect="non-scaling-stroke"
            />
          </g>
        </svg>
        {ends.map(({ key, value, end }) => (
          <span
            key={key}
            className={`absolute -right-1.5 size-3 translate-y-1/2 ${edge} ${end}`}
            style={{ bottom: percent(value / top) }}
          />
        ))}
      </div>
      <div className="relative">
        {/* From the end of each line to its label, which may be lower or higher. */}
        <svg className="absolute inset-y-0 -left-4.5 h-full w-3.5 overflow-visible stroke-ink-3">
          {ends.map(({ key, value }, index) => (
            <line key={key} y1={fromTop(value / top)} x2="100%" y2={fromTop(heights[index] ?? 0)} />
          ))}
        </svg>
        {ends.map(({ key, name, value, color }, index) => (
          <p
            key={key}
            className={`absolute left-0 translate-y-1/2 text-[0.875rem] leading-[1.3] ${color}`}
            style={{ bottom: percent(heights[index] ?? 0) }}
          >
            {name}
            <span className="block num leading-[1.3] font-semibold whitespace-nowrap">
              {formatShortMoney(value, locale)}
            </span>
          </p>
        ))}
      </div>
      <p className="col-start-1 flex justify-between pt-1.5 text-[0.875rem] text-on-hero-2">
        <span>{first}</span>
        <span>{last}</span>
      </p>
    </div>
  )
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`
const fromTop = (share: number) => percent(1 - share)
