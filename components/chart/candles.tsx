import { scaleBand, scaleLinear } from 'd3-scale'

import { ChartFrame, type ChartFrameProps } from './chart-frame'

export interface Candle {
  /** Time of the session, as it is labelled. */
  time: string
  open: number
  high: number
  low: number
  close: number
}

export interface CandlesProps extends Pick<ChartFrameProps, 'label' | 'unit' | 'table' | 'className'> {
  candles: readonly Candle[]
  formatY: (value: number) => string
}

/** Prices by session. A falling session is filled, a rising one hollow: colour is not the only sign. */
export function Candles({ candles, formatY, ...frame }: CandlesProps) {
  if (candles.length === 0) return null
  const low = Math.min(...candles.map((candle) => candle.low))
  const high = Math.max(...candles.map((candle) => candle.high))
  const y = scaleLinear([low, high], [0, 1]).nice(4)
  const x = scaleBand(
    candles.map((_, index) => index),
    [0, 1000],
  ).padding(0.36)
  const top = (value: number) => 1000 - y(value) * 1000
  const every = Math.max(1, Math.ceil(candles.length / 5))
  return (
    <ChartFrame
      {...frame}
      yTicks={y.ticks(4).map((value) => ({ at: y(value), label: formatY(value) }))}
      xTicks={candles.flatMap((candle, index) =>
        index % every === 0 ? [{ at: ((x(index) ?? 0) + x.bandwidth() / 2) / 1000, label: candle.time }] : [],
      )}
    >
      {candles.map((candle, index) => {
        const left = x(index) ?? 0
        const center = left + x.bandwidth() / 2
        const rises = candle.close >= candle.open
        const bodyTop = top(Math.max(candle.open, candle.close))
        const bodyBottom = top(Math.min(candle.open, candle.close))
        return (
          <g key={candle.time} className={rises ? 'stroke-up' : 'fill-down stroke-down'} strokeWidth="1.5">
            <path
              d={`M${center} ${top(candle.high)}V${bodyTop}M${center} ${bodyBottom}V${top(candle.low)}`}
              vectorEffect="non-scaling-stroke"
            />
            <rect
              x={left}
              y={bodyTop}
              width={x.bandwidth()}
              height={Math.max(2, bodyBottom - bodyTop)}
              vectorEffect="non-scaling-stroke"
            />
          </g>
        )
      })}
    </ChartFrame>
  )
}
