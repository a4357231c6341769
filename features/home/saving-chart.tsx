import { formatShortMoney } from '@/lib/platform/i18n/format-money'
import type { Locale } from '@/lib/platform/i18n/locales'

import { curvePath, labelHeights, type SavingPath } from './saving-path'
import { terracePaths } from './saving-terraces'

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

const below = 'saving-below'

/** Up to this distance, as a share of the height, a label needs no line to its point. */
const beside = 0.06

const edge = 'rounded-full border-2 border-hero'

/**
 * The three lines of a plan over its time, each with its sum and its name at its end, in narrow windows above the lines, and below the
 * line of the gain a terrace for what the payments of each year become. Decorative beside the status.
 */
export function SavingChart({ path, locale, names, ends: [first, last] }: SavingChartProps) {
  const top = Math.max(path.gained, path.invested)
  const box = { width, height, top }
  const ends = [
    {
      key: 'gain',
      name: names.gain,
      value: path.gained,
      color: 'text-white',
      end: 'bg-primary ko:bg-up',
    },
    { key: 'invested', name: names.invested, value: path.invested, color: 'text-[#dfe3fb]', end: 'bg-[#c7cdf2]' },
    {
      key: 'loss',
      name: names.loss,
      value: path.left,
      color: 'text-[#ffc2d8] ko:text-[#bcd7ff]',
      end: 'bg-[#f08db5] ko:bg-down',
    },
  ]
  const terraces = terracePaths(path.gaining, path.rate, box)
  const ofInvested = (height - (path.invested / top) * height).toFixed(1)
  const heights = labelHeights(ends.map(({ value }) => value / top))
  return (
    <div aria-hidden="true" className="saving-chart">
      <div className="saving-drawing">
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          fill="none"
          className="absolute inset-0 size-full overflow-visible"
        >
          <clipPath id={below}>
            <path d={`${curvePath(path.gaining, box)}V${height}Z`} />
          </clipPath>
          <g clipPath={`url(#${below})`} className="forced-colors:hidden ko:opacity-75">
            <path d={`M0 0H${width}V${height}H0Z`} fill={toneOf(0)} />
            {terraces.map((terrace, index) => (
              <path
                key={terrace}
                d={terrace}
                fill={toneOf((index + 1) / terraces.length, index % 2 === 0)}
                className="stroke-primary/40"
                vectorEffect="non-scaling-stroke"
              />
            ))}
          </g>
          <path
            d={`M-${width * 4} ${height}H${width * 5}`}
            className="stroke-hero-line"
            vectorEffect="non-scaling-stroke"
          />
          {/* The last day as a column: what was paid in, and above it the gain. */}
          <g strokeWidth="3" className="forced-colors:hidden">
            <path
              d={`M${width} ${height}V${ofInvested}`}
              className="stroke-on-hero-2"
              vectorEffect="non-scaling-stroke"
            />
            <path
              d={`M${width} ${ofInvested}V0`}
              className="stroke-primary ko:stroke-up"
              vectorEffect="non-scaling-stroke"
            />
          </g>
          <g strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
            <path
              d={`M0 ${height}L${width} ${ofInvested}`}
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
      <div className="saving-labels">
        {/* From the end of a line to its label where that is lower or higher. */}
        <svg className="absolute inset-y-0 -left-4.5 h-full w-3.5 overflow-visible stroke-ink-3 max-lg:hidden">
          {ends.map(({ key, value }, index) => {
            const [end, label] = [value / top, heights[index] ?? 0]
            return Math.abs(end - label) > beside && <line key={key} y1={fromTop(end)} x2="100%" y2={fromTop(label)} />
          })}
        </svg>
        {ends.map(({ key, name, value, color, end }, index) => (
          <p key={key} className={color} style={{ bottom: percent(heights[index] ?? 0) }}>
            <span className={`size-2.5 self-center rounded-full lg:hidden ${end}`} />
            <span className="saving-sum num-large">{formatShortMoney(value, locale)}</span>
            <span>{name}</span>
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

/** Colour of a terrace by its share of the way to the top: brighter towards it, and every other one by a step, so that each is told from the next. */
const toneOf = (share: number, isOdd = false) => `hsl(233 50% ${Math.round(24 + 26 * share + (isOdd ? 8 : 0))}%)`

const percent = (share: number) => `${(share * 100).toFixed(1)}%`
const fromTop = (share: number) => percent(1 - share)
