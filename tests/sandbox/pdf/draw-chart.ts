import type { Chart } from '../seed/charts/chart'
import { chartShapes, chartSize, type Shape, type Tone } from '../seed/charts/chart-shapes'
import { type Colour, colours, PageFlow } from './page-flow'

const series: readonly Colour[] = ['indigo', 'bronze', 'lilac']
const colourOf = (tone: Tone) =>
  colours[tone === 'grid' ? 'line' : tone === 'text' ? 'soft' : (series[tone % series.length] ?? 'indigo')]

const scale = PageFlow.width / chartSize.width
const textSize = 8.5

/** The same drawing as on the page of the report. */
export function drawChart(flow: PageFlow, chart: Chart): void {
  const height = chartSize.height * scale
  flow.reserve(height + 60)
  const top = flow.y
  const at = (x: number, y: number) => ({ x: flow.x + x * scale, y: top - y * scale })
  for (const shape of chartShapes(chart)) draw(flow, shape, at)
  flow.space(height)
}

type Place = (x: number, y: number) => { readonly x: number; readonly y: number }

function draw(flow: PageFlow, shape: Shape, at: Place): void {
  const { page } = flow
  if (shape.kind === 'text') {
    const font = flow.fontOf()
    const width = font.widthOfTextAtSize(shape.text, textSize)
    const shift = { start: 0, middle: width / 2, end: width }[shape.anchor]
    const { x, y } = at(shape.x, shape.y)
    page.drawText(shape.text, { x: x - shift, y, size: textSize, font, color: colours.soft })
    return
  }
  const color = colourOf(shape.tone)
  if (shape.kind === 'bar') {
    const lower = at(shape.x, shape.y + shape.height)
    page.drawRectangle({ ...lower, width: shape.width * scale, height: shape.height * scale, color })
    return
  }
  for (const [index, point] of shape.points.entries()) {
    const before = shape.points[index - 1]
    if (before)
      page.drawLine({ start: at(...before), end: at(...point), thickness: shape.tone === 'grid' ? 0.5 : 1.8, color })
  }
}
