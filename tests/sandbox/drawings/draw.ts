import type { Bar, Drawing, Figure } from './drawing'
import { outline, widthOf } from './letters'
import type { Weight } from '../font-files'

/** Pixels of every picture. */
const width = 1200
const height = 675
const margin = 84

/** Pixels on the screen up to which a picture shows its one number instead of its rows, which would be too small to read. */
const smallWidth = 300

/** Brand colours for a light and a dark page: a picture follows the colour scheme of the page that shows it. */
const style = `<style>:root{--g:#eceefa;--b:#28348a;--s:#c7cdf2;--t:#14172b;--m:#4a4f6a;--a:#b0640f}@media(prefers-color-scheme:dark){:root{--g:#141831;--b:#8f9bf5;--s:#2f386e;--t:#f3f1ec;--m:#a9aec8;--a:#e5a244}}.t{fill:var(--t)}.m{fill:var(--m)}.b{fill:var(--b)}.a{fill:var(--a)}.s{display:none}@media(max-width:${smallWidth}px){.l{display:none}.s{display:inline}}</style>`

/** SVG text of a drawing, without script or reference to anything outside. */
export function draw(drawing: Drawing): string {
  const title = escaped(drawing.title)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img"><title>${title}</title><desc>${escaped(saidIn(drawing))}</desc>${style}<path fill="var(--g)" d="M0 0h${width}v${height}H0z"/>${shapes(drawing)}</svg>`
}

/** The words and numbers of a picture, in the order of reading. */
export function saidIn(drawing: Drawing): string {
  switch (drawing.kind) {
    case 'bars':
      return drawing.bars.map(({ label, text }) => `${label}: ${text}`).join('; ')
    case 'line':
      return `${drawing.first}–${drawing.last.label}: ${drawing.last.number}`
    case 'figure':
      return `${drawing.figure.number} ${drawing.figure.label}`.trim()
    case 'word':
      return drawing.word
  }
}

function shapes(drawing: Drawing): string {
  switch (drawing.kind) {
    case 'bars':
      return responsive(bars(drawing.bars), figure(drawing.figure))
    case 'line':
      return responsive(line(drawing), figure(drawing.last))
    case 'figure':
      return `${drawing.values === undefined ? '' : trace(drawing.values)}${figure(drawing.figure)}`
    case 'word':
      return `${contours}${text(margin, 330, fitted(drawing.word, 210, 'bold'), drawing.word, 'b', 'bold')}`
  }
}

/** A number, and below it what it counts in at most two lines, large enough for a picture of 112 px. */
function figure({ number, label }: Figure): string {
  const rows = inLines(label)
  const size = Math.min(112, ...rows.map((row) => fitted(row, 112, 'regular')))
  const top = rows.length > 1 ? 280 : 320
  const labels = rows.map((row, index) => text(margin, top + size * 1.35 * (index + 1), size, row, 'm', 'regular'))
  return `${text(margin, top, fitted(number, 250, 'bold'), number, 'b', 'bold')}${labels.join('')}`
}

/** One form for wide pictures and one for small ones; the style shows one of them. */
const responsive = (wide: string, small: string): string => `<g class="l">${wide}</g><g class="s">${small}</g>`

const lettersInLine = 17

/** A few words in one line or two. */
function inLines(words: string): readonly string[] {
  if (words.length <= lettersInLine) return words === '' ? [] : [words]
  const breaks = [...words.matchAll(/ /g)].map(({ index }) => index)
  const middle = breaks.toSorted((a, b) => Math.abs(a - words.length / 2) - Math.abs(b - words.length / 2))[0]
  return middle === undefined ? [words] : [words.slice(0, middle), words.slice(middle + 1)]
}

/** Three soft contours, as of terraced fields, below a word. */
const contours = [0, 1, 2]
  .map((layer) => {
    const y = 560 + layer * 40
    return `<path d="M0 ${y}c200-${70 - layer * 15} 400 40 600 0s400-${60 - layer * 10} 600-${20 + layer * 8}V${height}H0z" fill="var(--s)" opacity=".45"/>`
  })
  .join('')

function bars(rows: readonly Bar[]): string {
  const farthest = Math.max(...rows.map(({ value }) => Math.abs(value)))
  const pitch = (height - 2 * margin) / rows.length
  const labels = rows.map(({ label }) => label)
  const size = Math.min(44, pitch * 0.42, 440 / widest(labels, 'regular'))
  const start = Math.round(margin + widest(labels, 'regular') * size + 30)
  const texts = rows.map(({ text: said }) => said)
  const end = Math.round(width - margin - widest(texts, 'bold') * size - 24)
  return rows
    .map(({ value, text: said, label }, index) => {
      const center = Math.round(margin + pitch * (index + 0.5))
      const tall = Math.round(pitch * 0.52)
      const tone = index === rows.length - 1 ? 'a' : 'b'
      const long = Math.round(Math.max(6, (Math.abs(value) / farthest) * (end - start)))
      const middle = Math.round(center + size * 0.35)
      const mark = `<rect x="${start}" y="${center - Math.round(tall / 2)}" width="${long}" height="${tall}" rx="6" class="${tone}"/>`
      return `${text(margin, middle, size, label, 'm', 'regular')}${mark}${text(start + long + 24, middle, size, said, tone === 'a' ? 'a' : 't', 'bold')}`
    })
    .join('')
}

function line({ values, first, last }: Extract<Drawing, { kind: 'line' }>): string {
  const place = placed(values, { top: 250, bottom: height - 170, right: width - margin })
  const ground = height - 104
  const points = values.map((value, index) => place(value, index).join(' ')).join('L')
  const dots = values
    .map((value, index) => place(value, index))
    .map(
      ([x, y], index) =>
        `<circle cx="${x}" cy="${y}" r="${index === values.length - 1 ? 15 : 9}" class="${index === values.length - 1 ? 'a' : 'b'}"/>`,
    )
  const lastWidth = widthOf(last.label, 'regular') * 50
  const axis = `<path d="M${margin} ${ground}H${width - margin}" stroke="var(--s)" stroke-width="4"/>${text(margin, height - 40, 50, first, 'm', 'regular')}${text(width - margin - lastWidth, height - 40, 50, last.label, 'm', 'regular')}`
  const drawn = `<path d="M${points}V${ground}H${margin}z" fill="var(--s)" opacity=".5"/><path d="M${points}" fill="none" stroke="var(--b)" stroke-width="7" stroke-linejoin="round"/>${values.length < 8 ? dots.join('') : (dots.at(-1) ?? '')}`
  const number = text(width - margin - widthOf(last.number, 'bold') * 84, 140, 84, last.number, 'a', 'bold')
  return `${drawn}${axis}${number}`
}

/** A series as a line along the foot of the picture. */
function trace(values: readonly number[]): string {
  const place = placed(values, { top: 500, bottom: height - 40, right: width - margin })
  const points = values.map((value, index) => place(value, index).join(' ')).join('L')
  return `<path d="M${points}" fill="none" stroke="var(--s)" stroke-width="9" stroke-linejoin="round"/>`
}

/** Where a value of a series is in the picture. */
function placed(values: readonly number[], { top, bottom, right }: { top: number; bottom: number; right: number }) {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  return (value: number, index: number): readonly [number, number] => [
    Math.round(margin + ((right - margin) * index) / Math.max(1, values.length - 1)),
    Math.round(bottom - ((bottom - top) * (value - low)) / (high - low || 1)),
  ]
}

const text = (x: number, y: number, size: number, content: string, tone: string, weight: Weight): string =>
  outline(content, { x, y, size, weight, style: tone })

/** The font size, at most `most`, at which a text fits into the picture. */
const fitted = (content: string, most: number, weight: Weight): number =>
  Math.min(most, (width - 2 * margin) / Math.max(0.1, widthOf(content, weight)))

const widest = (texts: readonly string[], weight: Weight): number =>
  Math.max(...texts.map((content) => widthOf(content, weight)))

const escaped = (content: string): string =>
  content.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
