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

const plot = { left: 70, right: 700, top: 46, bottom: 296 } as const
const gridLines = 4

/** Round number above `value` with one or two significant digits. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  const step = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].find((each) => each * power >= value) ?? 10
  return step * power
}

/** Ends of the axis. Bars begin at zero; lines may begin above it, or small changes would not show. */
function scaleOf(values: readonly number[], bars: boolean): { low: number; high: number } {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  if (bars || least < 0) return { low: least < 0 ? -roundUp(-least) : 0, high: most > 0 ? roundUp(most) : 0 }
  const span = roundUp((most - least) * 1.2 || most)
  const low = Math.floor((most + least - span) / 2)
  return { low: Math.max(0, low), high: Math.max(0, low) + span }
}

const label = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(1))

/** A chart as shapes in a box of `chartSize`, y downwards. */
export function chartShapes({ labels, series }: Chart): readonly Shape[] {
  const bars = labels.length <= mostBars
  const { low, high } = scaleOf(
    series.flatMap(({ values }) => values),
    bars,
  )
  const y = (value: number): number => plot.bottom - ((value - low) / (high - low)) * (plot.bottom - plot.top)
  const pitch = (plot.right - plot.left) / labels.length
  const middle = (index: number): number => plot.left + pitch * (index + 0.5)

  const grid = Array.from({ length: gridLines + 1 }, (_, index): Shape[] => {
    const value = low + ((high - low) * index) / gridLines
    const points = [
      [plot.left, y(value)],
      [plot.right, y(value)],
    ] as const
    return [
      { kind: 'path', points, tone: 'grid' },
      { kind: 'text', x: plot.left - 8, y: y(value) + 4, text: label(value), anchor: 'end' },
    ]
  }).flat()

  const every = Math.ceil(labels.length / 8)
  const axis = labels.flatMap((text, index): Shape[] =>
    index % every === 0 ? [{ kind: 'text', x: middle(index), y: plot.bottom + 22, text, anchor: 'middle' }] : [],
  )
  const legend = series.flatMap(({ name }, index): Shape[] => {
    const x = plot.left + index * 210
    return [
      { kind: 'bar', x, y: 14, width: 14, height: 14, tone: index },
      { kind: 'text', x: x + 22, y: 26, text: name, anchor: 'start' },
    ]
  })
  const width = (pitch * 0.7) / series.length
  const data = series.flatMap(({ values }, tone): Shape[] => {
    if (!bars) return [{ kind: 'path', points: values.map((value, index) => [middle(index), y(value)] as const), tone }]
    return values.map((value, index) => {
      const x = middle(index) - pitch * 0.35 + tone * width
      return { kind: 'bar', x, y: Math.min(y(value), y(0)), width: width - 3, height: Math.abs(y(value) - y(0)), tone }
    })
  })
  return [...grid, ...axis, ...legend, ...data]
}
