import type { Chart } from '../seed/charts/chart'
import { chartShapes } from '../seed/charts/chart-shapes'
import { type Point, type Shape, sizeOf, type Tone } from '../seed/charts/shape'
import { type Colour, colours, PageFlow } from './page-flow'

const series: readonly Colour[] = ['indigo', 'bronze', 'lilac']
const named = {
  rule: 'line',
  text: 'ink',
  soft: 'soft',
  rise: 'indigo',
  fall: 'line',
  floor: 'lilac',
  call: 'bronze',
} as const satisfies Record<string, Colour>
const colourOf = (tone: Tone) =>
  colours[typeof tone === 'number' ? (series[tone % series.length] ?? 'indigo') : named[tone]]

/** How much of the width a chart takes: a line is read in less, and leaves room for its table. */
const shareOfWidth = { bars: 1, line: 0.7, range: 1, floors: 1 } as const

/** Size of the words, in units of a chart in the whole width. */
const wordSize = 14

/** How much of its colour a faint ground has. */
const faint = 0.14

/** The same drawing as on the page of the report. */
export function drawChart(flow: PageFlow, chart: Chart): void {
  const share = shareOfWidth[chart.form]
  const { width, height: units } = sizeOf(chart)
  const scale = (PageFlow.width / width) * share
  const height = units * scale
  flow.reserve(height + 60)
  const top = flow.y
  const at = ([x, y]: Point) => ({ x: flow.x + x * scale, y: top - y * scale })
  for (const shape of chartShapes(chart, wordSize / share)) draw(flow, shape, { at, scale })
  flow.space(height + 6)
}

interface Place {
  readonly at: (point: Point) => { readonly x: number; readonly y: number }
  readonly scale: number
}

function draw(flow: PageFlow, shape: Shape, { at, scale }: Place): void {
  const { page } = flow
  const color = colourOf(shape.tone)
  switch (shape.kind) {
    case 'text': {
      const font = flow.fontOf(shape.isBold)
      page.drawText(shape.text, { ...at([shape.x, shape.y]), size: shape.size * scale, font, color })
      break
    }
    case 'bar': {
      const place = {
        ...at([shape.x, shape.y + shape.height]),
        width: shape.width * scale,
        height: shape.height * scale,
      }
      const outlined = { opacity: faint, borderColor: color, borderWidth: 1, borderDashArray: [4, 3] }
      page.drawRectangle({ ...place, color, ...(shape.isForecast ? outlined : {}) })
      break
    }
    case 'area': {
      const path = shape.points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x * scale} ${y * scale}`)
      page.drawSvgPath(`${path.join(' ')}Z`, { ...at([0, 0]), color, opacity: faint })
      break
    }
    case 'dot':
      page.drawCircle({ ...at(shape.at), size: 3, color })
      break
    case 'path':
      for (const [index, point] of shape.points.entries()) {
        const before = shape.points[index - 1]
        if (before === undefined) continue
        const dashes = shape.isDashed ? { dashArray: [2, 3] } : {}
        page.drawLine({ start: at(before), end: at(point), thickness: shape.width * scale, color, ...dashes })
      }
  }
}
