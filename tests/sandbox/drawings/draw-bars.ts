import type { Weight } from '../font-files'
import { fitted, headline, height, margin, text, widest, width } from './draw-parts'
import type { Drawing } from './drawing'

type Bars = Extract<Drawing, { kind: 'bars' }>

/** Rows up to which there is room above the bars for the figure. */
const fewRows = 2

/** A picture whose texts are of one weight has each letter once. */
export const weightOf = (drawing: Bars): Weight => (isList(drawing) ? 'regular' : 'bold')

/** Whether the bars are shown with what they measure, and not with the figure. */
export const isList = ({ bars: rows }: Bars): boolean => rows.length > fewRows

export const bars = (drawing: Bars): string => (isList(drawing) ? list(drawing) : comparison(drawing))

interface Place {
  readonly x: number
  readonly y: number
  readonly long: number
  readonly tall: number
  /** Of the number, in pixels. */
  readonly size: number
}

/** A bar with its number after it, the last one in the accent's colour. */
function bar(said: string, isLast: boolean, { x, y, long, tall, size }: Place): string {
  const mark = `<rect x="${x}" y="${y}" width="${long}" height="${tall}" rx="6" class="${isLast ? 'a' : 'b'}"/>`
  const middle = Math.round(y + tall / 2 + size * 0.35)
  return mark + text(x + long + 24, middle, size, said, isLast ? 'a' : 't', 'bold')
}

const leastLong = 6

/** How long a bar is where the longest one has some room. */
function lengthIn(room: number, { bars: rows }: Bars) {
  const farthest = Math.max(...rows.map(({ value }) => Math.abs(value)))
  return (value: number): number => Math.round(Math.max(leastLong, (Math.abs(value) / farthest) * room))
}

/** What the headline compares: its figure, and below it the bars over all of the width, each below its name. */
function comparison(drawing: Bars): string {
  const { number, label } = drawing.figure
  const [size, top, tall, pitch] = [48, 392, 52, 147]
  const texts = drawing.bars.map((row) => row.text)
  const longOf = lengthIn(width - 2 * margin - widest(texts, 'bold') * size - 24, drawing)
  const rows = drawing.bars.map((row, index) => {
    const y = top + pitch * index
    const name = text(margin, y - 22, fitted(row.label, 44, 'bold'), row.label, 'm', 'bold')
    const isLast = index === drawing.bars.length - 1
    return name + bar(row.text, isLast, { x: margin, y, long: longOf(row.value), tall, size })
  })
  return [
    headline(margin, 180, 150, number, 'b', 'bold'),
    text(margin, 254, fitted(label, 48, 'bold'), label, 't', 'bold'),
    ...rows,
  ].join('')
}

/** Height of the line that says what the bars measure. */
const headRoom = 96

/** Rows with their names before the bars, below what they measure. */
function list(drawing: Bars): string {
  const weight = weightOf(drawing)
  const { bars: rows, measure } = drawing
  const top = margin + headRoom
  const pitch = (height - margin - top) / rows.length
  const labels = rows.map((row) => row.label)
  const size = Math.min(48, pitch * 0.5, 460 / widest(labels, weight))
  const start = Math.round(margin + widest(labels, weight) * size + 30)
  const texts = rows.map((row) => row.text)
  const longOf = lengthIn(Math.round(width - margin - widest(texts, 'bold') * size - 24) - start, drawing)
  const tall = Math.round(pitch * 0.52)
  const drawn = rows.map((row, index) => {
    const center = Math.round(top + pitch * (index + 0.5))
    const name = text(margin, Math.round(center + size * 0.35), size, row.label, 'm', weight)
    const at = { x: start, y: center - Math.round(tall / 2), long: longOf(row.value), tall, size }
    return name + bar(row.text, index === rows.length - 1, at)
  })
  return text(margin, margin + 44, fitted(measure, 52, 'bold'), measure, 't', 'bold') + drawn.join('')
}
