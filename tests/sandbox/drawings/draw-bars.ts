import { chartText, chartWords, height, margin, widest, width } from './draw-parts'
import type { Drawing } from './drawing'

type Bars = Extract<Drawing, { kind: 'bars' }>

const leastLong = 6

/** Where the rows begin, below the line that says what they measure. */
const top = margin + 64

/** Rows with their names before the bars, below what they measure; the last one in the accent's colour. */
export function barsWide({ bars: rows, measure }: Bars): string {
  const pitch = (height - margin + 24 - top) / rows.length
  const wideAt = (texts: readonly string[]) => widest(texts, 'bold') * chartWords.words[1]
  const start = Math.round(margin + wideAt(rows.map(({ label }) => label)) + 26)
  const room = width - margin - wideAt(rows.map(({ text }) => text)) - 22 - start
  const farthest = Math.max(...rows.map(({ value }) => Math.abs(value)))
  const tall = Math.round(Math.min(68, pitch * 0.54))
  const drawn = rows.map(({ label, value, text }, index) => {
    const center = Math.round(top + pitch * (index + 0.5))
    const long = Math.round(Math.max(leastLong, (Math.abs(value) / farthest) * room))
    const isLast = index === rows.length - 1
    return [
      chartText(margin, center + 13, label, 'm'),
      `<rect x="${start}" y="${center - tall / 2}" width="${long}" height="${tall}" rx="6" class="${isLast ? 'a' : 'b'}"/>`,
      chartText(start + long + 22, center + 13, text, isLast ? 'a' : 't'),
    ].join('')
  })
  return chartText(margin, 72, measure, 't') + drawn.join('')
}
