import type { Chart } from './chart'
import { heightAt, large, lengthOf, scaleTo, type Shape, sizeOf, wordAt } from './shape'

/** Widest bar, and on phones: two of them alone would be blocks. */
const [widest, widestOnPhones] = [72, 92] as const

/** Between two bars of one row. */
const gap = 4

/** Bars from zero, each with its number at its end; what is not known yet is only outlined, below one bracket that says so. */
export function drawBars(chart: Chart, size: number): readonly Shape[] {
  const { labels, series, forecast } = chart
  const { width } = sizeOf(chart)
  const height = heightAt(chart, size)
  const values = series.flatMap((each) => each.values)
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)]
  const names = series.length > 1 ? drawNames(series, size) : []
  const top = (names.length > 0 || forecast !== null ? size * 1.9 : 0) + size * 1.3
  // Numbers of falls are below their bars, names of rows on the side of zero where no bar is.
  const [isAbove, isMixed] = [high === 0, low < 0 && high > 0]
  const bottom = height - (isAbove ? size * 1.4 : size * (isMixed ? 2.9 : 1.7))
  const y = scaleTo([low, high], [bottom, isAbove ? size * 2 : top])
  const pitch = width / labels.length
  const wide = Math.min(
    pitch * (series.length > 1 ? 0.95 : 0.56),
    (size < large ? widest : widestOnPhones) * series.length,
  )
  const thick = wide / series.length - gap
  const middle = (index: number): number => pitch * (index + 0.5)

  const bars = series.flatMap(({ values: ofSeries, texts }, tone): readonly Shape[] =>
    ofSeries.flatMap((value, index) => {
      const left = middle(index) - wide / 2 + tone * (wide / series.length) + gap / 2
      const [upper, lower] = [y(Math.max(value, 0)), y(Math.min(value, 0))]
      const isForecast = forecast !== null && index >= forecast.from
      const baseline = value < 0 ? lower + size * 1.15 : upper - size * 0.4
      const text = texts[index] ?? ''
      return [
        { kind: 'bar', x: left, y: upper, width: thick, height: lower - upper, tone, isForecast },
        wordAt([left + thick / 2, baseline], text, size, { isBold: true }),
      ]
    }),
  )
  const below = isAbove ? y(0) - size * 0.6 : height - size * 0.4
  const rows = labels.map((label, index) => wordAt([middle(index), below], label, size, { tone: 'soft' }))
  const zero: Shape = {
    kind: 'path',
    points: [
      [0, y(0)],
      [width, y(0)],
    ],
    tone: 'rule',
    width: 1.5,
  }
  return [...bars, zero, ...rows, ...names, ...drawBracket(forecast, width - pitch / 2, pitch, wide, size)]
}

/** Legend: the colour of each series. */
function drawNames(series: Chart['series'], size: number): readonly Shape[] {
  let x = 0
  return series.flatMap(({ name }, tone): readonly Shape[] => {
    const from = x
    x += size * 2.4 + lengthOf(name, size)
    return [
      { kind: 'bar', x: from, y: size * 0.35, width: size * 0.75, height: size * 0.75, tone },
      wordAt([from + size * 1.15, size], name, size, { anchor: 'start', tone: 'soft' }),
    ]
  })
}

function drawBracket(
  forecast: Chart['forecast'],
  last: number,
  pitch: number,
  wide: number,
  size: number,
): readonly Shape[] {
  if (forecast === null) return []
  const [left, right] = [pitch * (forecast.from + 0.5) - wide / 2, last + wide / 2]
  const [y, middle] = [size * 0.75, (left + right) / 2]
  const half = lengthOf(forecast.word, size) / 2 + size * 0.5
  const arm = (from: number, to: number): Shape => ({
    kind: 'path',
    points: [
      [from, y + size * 0.5],
      [from, y],
      [to, y],
    ],
    tone: 'soft',
    width: 1.5,
  })
  return [
    arm(left, middle - half),
    arm(right, middle + half),
    wordAt([middle, y + size * 0.35], forecast.word, size, { tone: 'soft' }),
  ]
}
