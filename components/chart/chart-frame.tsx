import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { groundClass, type SeriesColor } from './series-color'

export interface Tick {
  /** Position along its axis, 0 to 1 from the origin. */
  at: number
  label: string
}

/** Text at the end of a line, with a dot on the line's last point. */
export interface EndLabel {
  key: string
  /** Height of the line's end, 0 to 1 from the origin. */
  at: number
  text: string
  color: SeriesColor
}

export interface ChartFrameProps {
  /** Text alternative: subject and conclusion; the figures are in the table below. */
  label: string
  xTicks: readonly Tick[]
  yTicks: readonly Tick[]
  /** In a gutter to the right of the ends of the lines. */
  ends?: readonly EndLabel[]
  /** Unit of the y axis, above it. */
  unit?: string
  legend?: ReactNode
  /** SVG shapes in a stretched viewBox of 0 0 1000 1000: strokes must not scale. */
  children: ReactNode
  /** The figures as a table, with its own heading. */
  table?: { summary: string; content: ReactNode }
  className?: string
}

/**
 * Axes, grid and labels of a chart drawn on the server. Labels are HTML beside the stretched drawing, so their size is
 * constant on every screen and zoom. On phones those of the y axis are on their lines, which leaves the drawing more room;
 * beside labels of ends the lowest label is left out, because lines that begin at zero would cross it.
 */
export function ChartFrame(props: ChartFrameProps) {
  const { label, xTicks, yTicks, ends = [], unit, legend, children, table, className } = props
  const widest = Math.max(...yTicks.map((tick) => tick.label.length))
  const margin = <span className="num text-min max-sm:hidden" style={{ width: `${widest * 0.62}em` }} />
  const gutter = ends.length > 0 ? <span style={{ width: `${widthOf(ends.map(({ text }) => text))}em` }} /> : null
  return (
    <figure className={className}>
      {legend}
      {unit ? (
        <p aria-hidden="true" className="mb-6 text-min text-ink-3 sm:mb-4">
          {unit}
        </p>
      ) : null}
      <div className="flex gap-3" aria-hidden="true">
        {margin}
        <div
          className={clsx(
            'relative min-w-0 flex-1 sm:aspect-[2/1] lg:aspect-[5/2]',
            gutter ? 'aspect-square' : 'aspect-[4/3]',
          )}
        >
          {yTicks.map((tick) => (
            <span
              key={tick.at}
              className={clsx('absolute inset-x-0 h-px', tick.at === 0 ? 'bg-field' : 'bg-hairline')}
              style={{ bottom: percent(tick.at) }}
            />
          ))}
          <svg
            viewBox="0 0 1000 1000"
            preserveAspectRatio="none"
            className="absolute inset-0 size-full overflow-visible"
            fill="none"
          >
            {children}
          </svg>
          {yTicks.map((tick) => (
            <span
              key={tick.at}
              className={clsx(
                'absolute num text-min whitespace-nowrap text-ink-3 halo sm:right-full sm:me-3 sm:translate-y-1/2',
                tick.at < (gutter ? leastLabelled : 0.01) && 'max-sm:hidden',
              )}
              style={{ bottom: percent(tick.at) }}
            >
              {tick.label}
            </span>
          ))}
          {ends.map(({ key, at, text, color }) => (
            <span key={key} className="absolute right-0" style={{ bottom: percent(at) }}>
              <span className={clsx('absolute -top-1 -right-1 size-2 rounded-full', groundClass[color])} />
              <span className="absolute left-2.5 -translate-y-1/2 num text-small leading-tight font-semibold whitespace-nowrap">
                {text}
              </span>
            </span>
          ))}
        </div>
        {gutter}
      </div>
      <div className="flex gap-3" aria-hidden="true">
        {margin}
        <div className="relative mt-2 h-6 flex-1 num text-min text-ink-3">
          {xTicks.map((tick, index) => (
            <span
              key={tick.at}
              className={clsx(
                'absolute whitespace-nowrap',
                isCrowded(index, xTicks.length) && 'max-sm:hidden',
                tick.at <= 0.02 ? '' : tick.at >= 0.98 ? '-translate-x-full' : '-translate-x-1/2',
              )}
              style={{ left: percent(tick.at) }}
            >
              {tick.label}
            </span>
          ))}
        </div>
        {gutter}
      </div>
      {table ? (
        <details className="group mt-3">
          <summary className="inline-flex min-h-11 items-center text-small text-primary underline underline-offset-4">
            {table.summary}
          </summary>
          <div className="mt-3">{table.content}</div>
        </details>
      ) : null}
      <figcaption className="sr-only">{label}</figcaption>
    </figure>
  )
}

/** Height from which on the lines of a phone's chart with labels at its ends have theirs: lower ones would lie on its first values. */
const leastLabelled = 0.15

/** Width of the widest of these texts, in em. */
const widthOf = (texts: readonly string[]) => Math.max(...texts.map((text) => text.length)) * 0.55

/** On a phone labels of more than four ticks touch: the first, the last, and every other one between them stay. */
const isCrowded = (index: number, count: number) =>
  count > 4 && index > 0 && index < count - 1 && (index % 2 === 1 || count - 1 - index < 2)

const percent = (share: number) => `${(share * 100).toFixed(2)}%`
