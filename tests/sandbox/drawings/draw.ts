import type { Drawing } from './drawing'

/** Pixels of every picture. */
const width = 1200
const height = 675
const margin = 84

/** Pixels on the screen up to which a picture shows its one number or word instead of its rows, which would be too small to read. */
const smallWidth = 300

/** Brand colours for a light and a dark page: a picture follows the colour scheme of the page that shows it. */
const style = `<style>:root{--g:#eef0fb;--b:#28348a;--s:#c7cdf2;--t:#14172b;--m:#4a4f6a;--a:#b0640f}@media(prefers-color-scheme:dark){:root{--g:#141831;--b:#8f9bf5;--s:#2f386e;--t:#f3f1ec;--m:#a9aec8;--a:#e5a244}}text{font-family:"Be Vietnam Pro",Pretendard,system-ui,sans-serif;fill:var(--t)}.m{fill:var(--m)}.b{fill:var(--b)}.a{fill:var(--a)}.s{display:none}@media(max-width:${smallWidth}px){.l{display:none}.s{display:inline}}</style>`

/** SVG text of a drawing, without script or reference to anything outside. */
export function draw(drawing: Drawing): string {
  const title = escaped(drawing.title)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img"><title>${title}</title>${style}<path fill="var(--g)" d="M0 0h${width}v${height}H0z"/>${shapes(drawing)}</svg>`
}

function shapes(drawing: Drawing): string {
  switch (drawing.kind) {
    case 'bars':
      return bars(drawing)
    case 'line':
      return line(drawing)
    case 'facts':
      return facts(drawing)
    case 'figure':
      return `${contours}${number(drawing.number, drawing.unit)}`
    case 'word':
      return `${contours}${lines(drawing.word)}`
  }
}

/** A number with its unit or its label below it. */
const number = (said: string, label: string): string =>
  `${text(margin, 340, fitted(said, 300), said, 'b', 700)}${text(margin, 480, fitted(label, 110), label, 'm', 500)}`

/** One form for wide pictures and one for small ones; the style shows one of them. */
const responsive = (wide: string, small: string): string => `<g class="l">${wide}</g><g class="s">${small}</g>`

const lettersInLine = 16

/** A few words in lines of one size. */
function lines(words: string): string {
  const rows: string[] = []
  for (const word of words.split(' ')) {
    const last = rows.at(-1)
    if (last === undefined || `${last} ${word}`.length > lettersInLine) rows.push(word)
    else rows[rows.length - 1] = `${last} ${word}`
  }
  const size = Math.min(...rows.map((row) => fitted(row, 120)))
  const top = 310 - (rows.length - 1) * size * 0.6
  return rows.map((row, index) => text(margin, Math.round(top + index * size * 1.25), size, row, 'b', 700)).join('')
}

/** Three soft contours, as of terraced fields, below a number or a word. */
const contours = [0, 1, 2]
  .map((layer) => {
    const y = 560 + layer * 40
    return `<path d="M0 ${y}c200-${70 - layer * 15} 400 40 600 0s400-${60 - layer * 10} 600-${20 + layer * 8}V${height}H0z" fill="var(--s)" opacity=".45"/>`
  })
  .join('')

/** Values this near to each other have bars of one length: their differences are drawn as places on a line instead. */
const alike = 0.85

function bars({ bars: rows }: Extract<Drawing, { kind: 'bars' }>): string {
  const values = rows.map(({ value }) => value)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const farthest = Math.max(...values.map(Math.abs))
  const pitch = (height - 2 * margin) / rows.length
  const labels = rows.map(({ label }) => cut(label, 21))
  const size = Math.min(42, pitch * 0.42, 420 / (longest(labels) * letter))
  const start = Math.round(margin + longest(labels) * size * letter + 30)
  const end = Math.round(width - margin - longest(rows.map(({ text: said }) => said)) * size * letter - 24)
  const onLine = rows.length > 2 && most > least && least / most > alike
  const place = (value: number): number =>
    Math.round(
      onLine
        ? start + 20 + ((end - start - 40) * (value - least)) / (most - least)
        : start + Math.max(6, (Math.abs(value) / farthest) * (end - start)),
    )
  const wide = rows
    .map(({ value, text: said }, index) => {
      const center = Math.round(margin + pitch * (index + 0.5))
      const tall = Math.round(pitch * 0.52)
      const style = index === rows.length - 1 ? 'a' : 'b'
      const mark = onLine
        ? `<path d="M${start} ${center}H${end}" stroke="var(--s)" stroke-width="4"/><circle cx="${place(value)}" cy="${center}" r="15" class="${style}"/>`
        : `<rect x="${start}" y="${center - Math.round(tall / 2)}" width="${place(value) - start}" height="${tall}" rx="6" class="${style}"/>`
      const at = onLine ? end : place(value)
      const middle = Math.round(center + size * 0.35)
      return `${text(margin, middle, size, labels[index] ?? '', 'm', 500)}${mark}${text(at + 24, middle, size, said, style === 'a' ? 'a' : '', 600)}`
    })
    .join('')
  const last = rows.at(-1)
  return responsive(wide, last === undefined ? '' : number(last.text, cut(last.label, 14)))
}

function facts({ facts: rows }: Extract<Drawing, { kind: 'facts' }>): string {
  const pitch = (height - 2 * margin) / rows.length
  const wide = rows
    .map(({ label, text: said }, index) => {
      const y = Math.round(margin + pitch * index)
      const rule = index === 0 ? '' : `<path d="M${margin} ${y}H${width - margin}" stroke="var(--s)" stroke-width="3"/>`
      const middle = Math.round(y + pitch / 2 + 18)
      return `${rule}${text(margin, middle, 36, cut(label, 24), 'm', 500)}${text(670, middle, fitted(said, 52, 670), said, index === 0 ? 'b' : '', 700)}`
    })
    .join('')
  const [first] = rows
  return responsive(wide, first === undefined ? '' : number(first.text, cut(first.label, 14)))
}

function line({ values, last }: Extract<Drawing, { kind: 'line' }>): string {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const right = width - 320
  const x = (index: number) => Math.round(margin + ((right - margin) * index) / Math.max(1, values.length - 1))
  const y = (value: number) => Math.round(height - 130 - ((height - 280) * (value - low)) / (high - low || 1))
  const points = values.map((value, index) => `${x(index)} ${y(value)}`).join('L')
  const end = y(values.at(-1) ?? low)
  const wide = `<path d="M${points}L${right} ${height}L${margin} ${height}z" fill="var(--s)" opacity=".5"/><path d="M${points}" fill="none" stroke="var(--b)" stroke-width="7" stroke-linejoin="round"/><circle cx="${right}" cy="${end}" r="13" class="a"/>${text(right + 34, end + 20, fitted(last, 62, right + 34), last, 'a', 700)}`
  return responsive(wide, `${contours}${number(last, '')}`)
}

const text = (x: number, y: number, size: number, content: string, style: string, weight: number): string =>
  `<text x="${x}" y="${y}" font-size="${Math.round(size)}" font-weight="${weight}"${style ? ` class="${style}"` : ''}>${escaped(content)}</text>`

/** Width of a letter in any font, by the font size. */
const letter = 0.66

/** The font size at which a text from `x` on fits into the picture. */
const fitted = (content: string, most: number, x = margin): number =>
  Math.min(most, (width - margin - x) / (Math.max(1, content.length) * letter))

const longest = (texts: readonly string[]): number => Math.max(...texts.map(({ length }) => length))

const cut = (content: string, most: number): string =>
  content.length > most ? `${content.slice(0, most - 1)}…` : content

const escaped = (content: string): string =>
  content.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
