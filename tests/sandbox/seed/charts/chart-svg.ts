import { type Chart, mostBars } from './chart'
import { chartShapes, chartSize, type Shape, type Tone } from './chart-shapes'

/** Ground, grid, text and series. A chart follows the colour scheme of its page: in the dark one, its ground is the site's surface. */
const style =
  '<style>:root{--g:#f7f5f0;--l:#d5d3cc;--t:#3a3d52;--a:#28348a;--b:#c77a1e;--c:#8f9bf5}@media(prefers-color-scheme:dark){:root{--g:#181e42;--l:#363f78;--t:#bfc3d8;--a:#8f9bf5;--b:#e5a244;--c:#5260c8}}</style>'

/** On a phone the labels of a line, which are few and short, are larger. */
const largerOnPhones = '<style>@media(max-width:420px){g{font-size:22px}}</style>'

const series = ['var(--a)', 'var(--b)', 'var(--c)'] as const
const colourOf = (tone: Tone): string =>
  tone === 'grid' ? 'var(--l)' : tone === 'text' ? 'var(--t)' : (series[tone % series.length] ?? series[0])

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escape = (text: string): string => text.replaceAll(/[&<>]/g, (sign) => entities[sign] ?? sign)
const round = (value: number): string => value.toFixed(1)

function toSvg(shape: Shape): string {
  if (shape.kind === 'text') {
    const { x, y, text, anchor } = shape
    return `<text x="${round(x)}" y="${round(y)}" text-anchor="${anchor}">${escape(text)}</text>`
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
  const shapes = chartShapes(chart).map(toSvg).join('')
  const rules = chart.labels.length > mostBars ? style + largerOnPhones : style
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${rules}<rect width="${width}" height="${height}" rx="12" fill="var(--g)"/><g font-family="system-ui, sans-serif" font-size="18" fill="${colourOf('text')}">${shapes}</g></svg>`
}
