import { clsx } from 'clsx'
import { scaleLinear } from 'd3-scale'
import { area, curveMonotoneX, line } from 'd3-shape'

export interface SparklineProps {
  values: readonly number[]
  /** Text alternative; without it the line is decorative beside the figures. */
  label?: string
  tone?: 'ceiling' | 'up' | 'flat' | 'down' | 'floor' | 'primary' | 'inherit'
  className?: string
}

const tones = {
  ceiling: 'text-ceiling',
  up: 'text-up',
  flat: 'text-reference',
  down: 'text-down',
  floor: 'text-floor',
  primary: 'text-chart-1',
  inherit: '',
}

/** A line without axes, as wide as its container. */
export function Sparkline({ values, label, tone = 'primary', className }: SparklineProps) {
  if (values.length < 2) return null
  const x = scaleLinear([0, values.length - 1], [0, 100])
  const y = scaleLinear([Math.min(...values), Math.max(...values)], [38, 2])
  const points = values.map((value, index): [number, number] => [x(index), Number(y(value).toFixed(2))])
  return (
    <svg
      viewBox="0 0 100 40"
      preserveAspectRatio="none"
      fill="none"
      className={clsx('block h-10 w-full overflow-visible', tones[tone], className)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={area().y0(40).curve(curveMonotoneX).digits(1)(points) ?? undefined} fill="currentColor" opacity="0.1" />
      <path
        d={line().curve(curveMonotoneX).digits(1)(points) ?? undefined}
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
