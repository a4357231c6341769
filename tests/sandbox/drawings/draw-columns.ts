import { chartText, fitted, headline, height, least, margin, text, width } from './draw-parts'
import type { Drawing } from './drawing'

type Columns = Extract<Drawing, { kind: 'columns' }>

interface Frame {
  readonly top: number
  readonly bottom: number
  /** Pixels between two columns. */
  readonly gap: number
}

/** The columns of a picture, from zero. */
function drawn({ columns }: Columns, { top, bottom, gap }: Frame) {
  const most = Math.max(...columns.map(({ value }) => value))
  const wide = Math.round((width - 2 * margin - gap * (columns.length - 1)) / columns.length)
  return columns.map(({ value, ...said }, index) => {
    const tall = Math.round(((bottom - top) * value) / most)
    const x = margin + index * (wide + gap)
    const mark = `<rect x="${x}" y="${bottom - tall}" width="${wide}" height="${tall}" class="b"/>`
    return { ...said, mark, middle: x + wide / 2, head: bottom - tall }
  })
}

/** A quantity of each day with its number, below what they are on average. */
export function columnsWide(drawing: Columns): string {
  const { number, label } = drawing.figure
  const bottom = height - 110
  return [
    headline(margin, 170, 132, number, 'r', 'bold'),
    chartText(margin, 244, label, 'm'),
    ...drawn(drawing, { top: 350, bottom, gap: 56 }).map(({ mark, middle, head, ...said }) =>
      [
        mark,
        chartText(middle, head - 16, said.text, 't', 0.5),
        chartText(middle, bottom + 54, said.label, 'm', 0.5),
      ].join(''),
    ),
  ].join('')
}

/** The same in a thumbnail: the average, and the days without their numbers. */
export function columnsSmall(drawing: Columns): string {
  const { number, label } = drawing.short
  return [
    text(margin, least.base, fitted(number, least.number, 'bold'), number, 'r', 'bold'),
    text(margin, least.captionBase, fitted(label, least.caption, 'bold'), label, 'm', 'bold'),
    ...drawn(drawing, { top: 460, bottom: height - margin, gap: 60 }).map(({ mark }) => mark),
  ].join('')
}
