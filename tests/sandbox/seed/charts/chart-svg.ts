import { outline, widthOf } from '../../drawings/letters'
import type { Chart } from './chart'
import { chartShapes, chartSize, type Shape, type Tone } from './chart-shapes'

/** Ground, grid, text and series. A chart follows the colour scheme of its page: in the dark one, its ground is the site's surface. */
const style =
  '<style>:root{--g:#f7f5f0;--l:#d5d3cc;--t:#3a3d52;--a:#28348a;--b:#c77a1e;--c:#8f9bf5}@media(prefers-color-scheme:dark){:root{--g:#181e42;--l:#363f78;--t:#bfc3d8;--a:#8f9bf5;--b:#e5a244;--c:#5260c8}}</style>'

/** Sizes of the words: on a phone, the larger ones are 13 px. */
const [regular, large] = [18, 28]

/** A picture has no access to the fonts of its page: its words are outlines, in a form for each of two widths. */
const forms = '<style>.p{display:none}@media(max-width:420px){.w{display:none}.p{display:inline}}</style>'

const series = ['var(--a)', 'var(--b)', 'var(--c)'] as const
const colourOf = (tone: Tone): string =>
  tone === 'grid' ? 'var(--l)' : tone === 'text' ? 'var(--t)' : (series[tone % series.length] ?? series[0])

const round = (value: number): string => value.toFixed(1)

function toSvg(shape: Shape, size: number): string {
  if (shape.kind === 'text') {
    const { x, y, text, anchor } = shape
    const width = widthOf(text, 'regular') * size
    const shift = { start: 0, middle: width / 2, end: width }[anchor]
    // A label of the last point may be wider than the room beside it.
    const start = Math.min(x - shift, chartSize.width - size / 2 - width)
    return outline(text, { x: start, y, size, weight: 'regular', style: '' })
  }
  const colour = colourOf(shape.tone)
  if (shape.kind === 'bar') {
    const { x, y, width, height } = shape
    return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="2" fill="${colour}"/>`
  }
  const points = shape.points.map((point) => point.map(round).join(',')).join(' ')
  const width = shape.tone === 'grid' ? 1 : 3
  return `<polyline points="${points}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"/>`
}

/** SVG text of a chart. */
export function chartSvg(chart: Chart): string {
  const { width, height } = chartSize
  const form = (name: string, size: number) =>
    `<g class="${name}">${chartShapes(chart, size)
      .map((shape) => toSvg(shape, size))
      .join('')}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${style}${forms}<rect width="${width}" height="${height}" rx="12" fill="var(--g)"/><g fill="${colourOf('text')}">${form('w', regular)}${form('p', large)}</g></svg>`
}
