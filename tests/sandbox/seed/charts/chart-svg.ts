import type { Chart } from './chart'
import { chartShapes, chartSize, type Shape, type Tone } from './chart-shapes'

const series = ['#28348A', '#C77A1E', '#8F9BF5'] as const
const colourOf = (tone: Tone): string =>
  tone === 'grid' ? '#D5D3CC' : tone === 'text' ? '#3A3D52' : (series[tone % series.length] ?? series[0])

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

/** SVG text of a chart, on a ground of its own, because pages may be dark. */
export function chartSvg(chart: Chart): string {
  const { width, height } = chartSize
  const shapes = chartShapes(chart).map(toSvg).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" rx="12" fill="#F7F5F0"/><g font-family="system-ui, sans-serif" font-size="14" fill="${colourOf('text')}">${shapes}</g></svg>`
}
