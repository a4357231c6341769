import { prices } from '../../drawings/draw-style'
import { outline } from '../../drawings/letters'
import type { Chart } from './chart'
import { chartShapes } from './chart-shapes'
import { heightAt, type Point, type Shape, sizeOf, type Tone } from './shape'

/** Ground, rules, text and quiet text. A chart has the ground of its page, in both schemes, so that it needs no box. */
const page = {
  light: '--g:#faf9f6;--l:#b9b6ab;--t:#14172b;--m:#4a4f6a',
  dark: '--g:#0d1130;--l:#4a5390;--t:#f3f1ec;--m:#bfc3d8',
} as const

/** Series. */
const colours = { light: '--a:#28348a;--b:#c77a1e;--c:#8f9bf5', dark: '--a:#8f9bf5;--b:#e5a244;--c:#5260c8' } as const

/** Sessions at the floor and those with a call, as the loan at the head of an article and what is left at its call (drawings/draw-style.ts). */
const floors = { light: '--o:#c7cdf2;--d:#c0212d', dark: '--o:#505ba6;--d:#ff7a7a' } as const

/** With the colours of a rise and a fall; Korean boards show a rise in red and a fall in blue. */
function styleOf({ form, locale }: Chart): string {
  const marks = { bars: colours, line: colours, range: prices[locale === 'ko' ? 'red' : 'green'], floors }[form]
  return `<style>:root{${page.light};${marks.light}}@media(prefers-color-scheme:dark){:root{${page.dark};${marks.dark}}}.t{fill:var(--t)}.m{fill:var(--m)}</style>`
}

/** Sizes of the words, which are 13 px or more: in the width of a text or of its page, in a narrower one, and on a phone. */
const sizes = { w: 13, n: 18, p: 29 } as const

/** A picture has no access to the fonts of its page: its words are outlines, in a form for each of three widths. That of a phone may be taller: then it is for pages that give it the room. */
function formsOf(width: number, height: number, tallest: number): string {
  const between = tallest > height ? `and (max-aspect-ratio:${Math.round((2 * width) / (height + tallest))})` : ''
  return `<style>.n,.p{display:none}@media(max-width:719px){.w{display:none}.n{display:inline}}@media(max-width:500px)${between}{.n{display:none}.p{display:inline}}</style>`
}

const series = ['var(--a)', 'var(--b)', 'var(--c)'] as const
const named = {
  rule: 'var(--l)',
  text: 'var(--t)',
  soft: 'var(--m)',
  rise: 'var(--u)',
  fall: 'var(--d)',
  floor: 'var(--o)',
  call: 'var(--d)',
} as const
const colourOf = (tone: Tone): string =>
  typeof tone === 'number' ? (series[tone % series.length] ?? series[0]) : named[tone]

const round = (value: number): string => `${Number(value.toFixed(1))}`
const list = (points: readonly Point[]): string => points.map((point) => point.map(round).join(',')).join(' ')

function toSvg(shape: Shape): string {
  if (shape.kind === 'text') {
    const { x, y, size, text, tone, isBold } = shape
    return outline(text, { x, y, size, weight: isBold ? 'bold' : 'regular', style: tone === 'text' ? 't' : 'm' })
  }
  const colour = colourOf(shape.tone)
  switch (shape.kind) {
    case 'bar': {
      const [x, y, width, height] = [shape.x, shape.y, shape.width, shape.height].map(round)
      if (shape.ends !== undefined) return partOfBar(shape, shape.ends, colour)
      if (!shape.isForecast)
        return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${colour}"${paleness(shape.strength)}/>`
      // Open towards the axis, whose line would run through its dashes.
      const edge = `M${x} ${round(shape.y + shape.height)}V${y}h${width}v${height}`
      return `<path d="${edge}" fill="${colour}" fill-opacity=".14" stroke="${colour}" stroke-width="2" stroke-dasharray="6 4"/>`
    }
    case 'area':
      return `<polygon points="${list(shape.points)}" fill="${colour}" fill-opacity=".14"/>`
    case 'dot':
      return `<circle cx="${round(shape.at[0])}" cy="${round(shape.at[1])}" r="6" fill="${colour}" stroke="var(--g)" stroke-width="2"/>`
    case 'path': {
      const dashes = shape.isDashed ? ' stroke-dasharray="3 5"' : ''
      const joints = shape.points.length > 2 ? ' stroke-linejoin="round"' : ''
      return `<polyline points="${list(shape.points)}" fill="none" stroke="${colour}" stroke-width="${shape.width}"${joints}${dashes}/>`
    }
  }
}

/** Corners of bars. */
const radius = 3

const paleness = (strength: number | undefined): string => (strength === undefined ? '' : ` fill-opacity="${strength}"`)

/** A part of a bar, round only at the ends of the whole. */
function partOfBar(
  { x, y, width, height, strength }: Extract<Shape, { kind: 'bar' }>,
  [left, right]: readonly [boolean, boolean],
  colour: string,
): string {
  const [l, r] = [left ? radius : 0, right ? radius : 0]
  const corner = (by: number, across: number, down: number) => (by === 0 ? '' : `a${by} ${by} 0 0 1 ${across} ${down}`)
  const edge = `M${round(x + l)} ${round(y)}h${round(width - l - r)}${corner(r, r, r)}v${round(height - 2 * r)}${corner(r, -r, r)}h${round(l + r - width)}${corner(l, -l, -l)}v${round(2 * l - height)}${corner(l, l, -l)}z`
  return `<path d="${edge}" fill="${colour}"${paleness(strength)}/>`
}

/** SVG text of a chart. */
export function chartSvg(chart: Chart): string {
  const { width, height } = sizeOf(chart)
  const tallest = Math.max(...Object.values(sizes).map((size) => heightAt(chart, size)))
  const drawn = Object.entries(sizes).map(
    ([name, size]) => `<g class="${name}">${chartShapes(chart, size).map(toSvg).join('')}</g>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMin">${styleOf(chart)}${formsOf(width, height, tallest)}<rect width="${width}" height="${tallest}" fill="var(--g)"/>${drawn.join('')}</svg>`
}
