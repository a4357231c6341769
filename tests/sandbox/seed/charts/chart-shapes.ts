import { type Chart, mostBars } from './chart'

/** Units of the drawing. */
export const chartSize = { width: 720, height: 340 } as const

/** Number of a series, or the colour of grid and text. */
export type Tone = number | 'grid' | 'text'

export type Shape =
  | {
      readonly kind: 'bar'
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
      readonly tone: Tone
    }
  | { readonly kind: 'path'; readonly points: readonly (readonly [x: number, y: number])[]; readonly tone: Tone }
  | {
      readonly kind: 'text'
      readonly x: number
      readonly y: number
      readonly text: string
      readonly anchor: 'start' | 'middle' | 'end'
    }

/** Height of the words where a drawing is nearly as wide as its units. */
const wordSize = 18

/** The place of the data, which leaves room for words of that size. */
const plotFor = (size: number) => ({
  left: Math.round(size * 2.6 + 23),
  right: 700,
  top: Math.round(size * 1.5 + 19),
  bottom: Math.round(chartSize.height - size * 2.5 - 11),
})

/** Grid lines that a chart has at most above its lowest one. */
const mostSteps = 5

/** The least of 1, 2, 5, 10, 20, 50 … that is not less than `value`: what readers count in. */
function roundStep(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  return ([1, 2, 5].find((each) => each * power >= value) ?? 10) * power
}

/** Ends of the axis, on whole steps. Bars begin at zero; lines may begin above it, or small changes would not show. */
function scaleOf(values: readonly number[], bars: boolean): { low: number; steps: number; step: number } {
  const shown = bars ? [...values, 0] : values
  const [least, most] = [Math.min(...shown), Math.max(...shown)]
  const step = roundStep((most - least) / mostSteps || Math.abs(most) || 1)
  const first = Math.floor(least / step)
  return { low: first * step, steps: Math.max(1, Math.ceil(most / step) - first), step }
}

/** A value on the axis, with as many decimals as its steps need. */
const axisText = (value: number, step: number): string => value.toFixed(Math.max(0, -Math.floor(Math.log10(step))))

/** About the width of a letter, of the height of its word. */
const letterWidth = 0.56

/** A label in the room of its bar: what is too long has a second line, which begins with its brackets if it has any. */
function linesOf(text: string, room: number, letter: number): readonly string[] {
  if (text.length * letter <= room) return [text]
  const bracket = text.indexOf(' (')
  const end = bracket > 0 ? bracket : text.lastIndexOf(' ', Math.floor(room / letter))
  return end > 0 ? [text.slice(0, end), text.slice(end + 1)] : [text]
}

/** A chart as shapes in a box of `chartSize`, y downwards, with words of a size. */
export function chartShapes({ labels, series }: Chart, size = wordSize): readonly Shape[] {
  const plot = plotFor(size)
  const letter = size * letterWidth
  const bars = labels.length <= mostBars
  const { low, steps, step } = scaleOf(
    series.flatMap(({ values }) => values),
    bars,
  )
  const y = (value: number): number => plot.bottom - ((value - low) / (steps * step)) * (plot.bottom - plot.top)
  const pitch = (plot.right - plot.left) / labels.length
  const middle = (index: number): number => plot.left + pitch * (index + 0.5)

  const grid = Array.from({ length: steps + 1 }, (_, index): Shape[] => {
    const value = low + step * index
    const points = [
      [plot.left, y(value)],
      [plot.right, y(value)],
    ] as const
    return [
      { kind: 'path', points, tone: 'grid' },
      { kind: 'text', x: plot.left - 8, y: y(value) + size / 3, text: axisText(value, step), anchor: 'end' },
    ]
  }).flat()

  const every = Math.ceil(labels.length / 6)
  const axis = labels.flatMap((label, index): Shape[] =>
    index % every === 0
      ? linesOf(label, pitch * every - letter, letter).map((text, line) => ({
          kind: 'text',
          x: middle(index),
          y: plot.bottom + 9 + size + line * size * 1.17,
          text,
          anchor: 'middle',
        }))
      : [],
  )
  let x = plot.left
  const legend = series.flatMap(({ name }, index): Shape[] => {
    const from = x
    x += size * 2.5 + name.length * size * 0.6
    return [
      { kind: 'bar', x: from, y: size * 0.7, width: size * 0.8, height: size * 0.8, tone: index },
      { kind: 'text', x: from + size * 1.25, y: size * 1.45, text: name, anchor: 'start' },
    ]
  })
  const wide = pitch * 0.5
  const width = wide / series.length
  const data = series.flatMap(({ values }, tone): Shape[] => {
    if (!bars) return [{ kind: 'path', points: values.map((value, index) => [middle(index), y(value)] as const), tone }]
    return values.map((value, index) => {
      const left = middle(index) - wide / 2 + tone * width
      return {
        kind: 'bar',
        x: left,
        y: Math.min(y(value), y(0)),
        width: width - 3,
        height: Math.abs(y(value) - y(0)),
        tone,
      }
    })
  })
  return [...grid, ...axis, ...legend, ...data]
}
