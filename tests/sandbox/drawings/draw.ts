import type { Drawing } from './drawing'

/** Pixels of every picture. */
const width = 1200
const height = 675
const margin = 84

/** Brand colours for a light and a dark page: a picture follows the colour scheme of the page that shows it. */
const style =
  '<style>:root{--g:#eef0fb;--b:#28348a;--s:#c7cdf2;--t:#14172b;--m:#4a4f6a;--a:#b0640f}@media(prefers-color-scheme:dark){:root{--g:#141831;--b:#8f9bf5;--s:#2f386e;--t:#f3f1ec;--m:#a9aec8;--a:#e5a244}}text{font-family:"Be Vietnam Pro",Pretendard,system-ui,sans-serif;fill:var(--t)}.m{fill:var(--m)}.b{fill:var(--b)}.a{fill:var(--a)}</style>'

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
      return `${contours}${text(margin, 400, fitted(drawing.number, 320), drawing.number, 'b', 700)}${text(margin, 500, 84, drawing.unit, 'm', 500)}`
    case 'word':
      return `${contours}${text(margin, 400, fitted(drawing.word, 150), drawing.word, 'b', 700)}`
  }
}

/** Three soft contours, as of terraced fields, below a number or a word. */
const contours = [0, 1, 2]
  .map((layer) => {
    const y = 560 + layer * 40
    return `<path d="M0 ${y}c200-${70 - layer * 15} 400 40 600 0s400-${60 - layer * 10} 600-${20 + layer * 8}V${height}H0z" fill="var(--s)" opacity=".45"/>`
  })
  .join('')

function bars({ bars: rows }: Extract<Drawing, { kind: 'bars' }>): string {
  const most = Math.max(...rows.map(({ value }) => Math.abs(value)))
  const pitch = (height - 2 * margin) / rows.length
  const size = Math.min(34, pitch * 0.42)
  const start = 500
  const room = width - margin - start - 250
  return rows
    .map(({ label, value, text: said }, index) => {
      const y = Math.round(margin + pitch * index)
      const length = Math.max(6, Math.round((Math.abs(value) / most) * room))
      const middle = Math.round(y + pitch / 2 + size * 0.35)
      const tall = Math.round(pitch * 0.52)
      const isLast = index === rows.length - 1
      return `${text(margin, middle, size, cut(label, 21), 'm', 500)}<rect x="${start}" y="${Math.round(y + (pitch - tall) / 2)}" width="${length}" height="${tall}" rx="6" class="${isLast ? 'a' : 'b'}"/>${text(start + length + 20, middle, size, said, isLast ? 'a' : '', 600)}`
    })
    .join('')
}

function facts({ facts: rows }: Extract<Drawing, { kind: 'facts' }>): string {
  const pitch = (height - 2 * margin) / rows.length
  return rows
    .map(({ label, text: said }, index) => {
      const y = Math.round(margin + pitch * index)
      const rule = index === 0 ? '' : `<path d="M${margin} ${y}H${width - margin}" stroke="var(--s)" stroke-width="3"/>`
      const middle = Math.round(y + pitch / 2 + 18)
      return `${rule}${text(margin, middle, 36, cut(label, 26), 'm', 500)}${text(680, middle, fitted(said, 52), said, index === 0 ? 'b' : '', 700)}`
    })
    .join('')
}

function line({ values, last }: Extract<Drawing, { kind: 'line' }>): string {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const right = width - 300
  const x = (index: number) => Math.round(margin + ((right - margin) * index) / Math.max(1, values.length - 1))
  const y = (value: number) => Math.round(height - 130 - ((height - 280) * (value - low)) / (high - low || 1))
  const points = values.map((value, index) => `${x(index)} ${y(value)}`).join('L')
  const end = y(values.at(-1) ?? low)
  return `<path d="M${points}L${right} ${height}L${margin} ${height}z" fill="var(--s)" opacity=".5"/><path d="M${points}" fill="none" stroke="var(--b)" stroke-width="7" stroke-linejoin="round"/><circle cx="${right}" cy="${end}" r="13" class="a"/>${text(right + 34, end + 20, 56, last, 'a', 700)}`
}

const text = (x: number, y: number, size: number, content: string, style: string, weight: number): string =>
  `<text x="${x}" y="${y}" font-size="${Math.round(size)}" font-weight="${weight}"${style ? ` class="${style}"` : ''}>${escaped(content)}</text>`

/** The font size at which a text fits between the margins: a letter is about 0.66 of it wide in any font. */
const fitted = (content: string, most: number): number => Math.min(most, (width - 2 * margin) / (content.length * 0.66))

const cut = (content: string, most: number): string =>
  content.length > most ? `${content.slice(0, most - 1)}…` : content

const escaped = (content: string): string =>
  content.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
