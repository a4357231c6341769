import { fitted, margin, pathOf, placed, smallNumber, smallTop, text, textBefore, width } from './draw-parts'
import type { Drawing } from './drawing'
import { widthOf } from './letters'

type Session = Extract<Drawing, { kind: 'session' }>

const gap = 10

/** The shares that rose, stayed and fell, as one bar. */
function breadthBar({ advances, unchanged, declines }: Session['breadth'], y: number, tall: number): string {
  const shares = [
    { count: advances, tone: 'u' },
    { count: unchanged, tone: 'f' },
    { count: declines, tone: 'd' },
  ].filter(({ count }) => count > 0)
  const room = width - 2 * margin - gap * (shares.length - 1)
  const sum = advances + unchanged + declines
  let x = margin
  return shares
    .map(({ count, tone }) => {
      const long = Math.round((room * count) / sum)
      const bar = `<rect x="${x}" y="${y}" width="${long}" height="${tall}" rx="6" class="${tone}"/>`
      x += long + gap
      return bar
    })
    .join('')
}

/** How many shares rose, stayed and fell, in words: their colours alone would not say which is which. */
function breadthSaid({ said }: Session['breadth'], y: number): string {
  let x = margin
  return said
    .map((words, index) => {
      const line = text(x, y, 48, words, 'ufd'.charAt(index), 'bold')
      x += widthOf(words, 'bold') * 48 + 44
      return line
    })
    .join('')
}

const toneOf = ({ isRising }: Session): 'u' | 'd' => (isRising ? 'u' : 'd')

/** A session: its change and its day, the closes that led to it with their first and last day, and how many shares rose and fell. */
export function sessionWide(session: Session): string {
  const { figure, firstDay, day, values, breadth } = session
  const frame = { top: 262, bottom: 392, right: width - margin - 16 }
  const place = placed(values, frame)
  const [x, y] = place(values.at(-1) ?? 0, values.length - 1)
  // The close before the session, from which its change is counted.
  const [, reference] = place(values.at(-2) ?? 0, 0)
  return [
    text(margin, 190, fitted(figure.number, 150, 'bold', 540), figure.number, toneOf(session), 'bold'),
    textBefore(width - margin, 128, 50, figure.label, 't', 'bold'),
    textBefore(width - margin, 190, 44, day, 'm', 'bold'),
    `<path d="M${margin} ${reference}H${width - margin}" stroke="var(--m)" stroke-width="4" stroke-dasharray="4 12"/>`,
    `<path d="${pathOf(values, frame)}" class="n" stroke-width="7"/><circle cx="${x}" cy="${y}" r="15" class="a"/>`,
    text(margin, 462, 44, firstDay, 'm', 'bold'),
    textBefore(width - margin, 462, 44, day, 'm', 'bold'),
    breadthBar(breadth, 508, 30),
    breadthSaid(breadth, 608),
  ].join('')
}

/** Size of the only label: 12 px in a thumbnail 88 px wide. */
const tileLabel = 166

/** The same for thumbnails of 100 to 300 px. The list beside them shows the date. */
export function sessionSmall(session: Session): string {
  const { figure, index, breadth } = session
  return [
    text(margin, smallTop, fitted(figure.number, smallNumber, 'bold'), figure.number, toneOf(session), 'bold'),
    text(margin, smallTop + tileLabel * 1.2, fitted(index, tileLabel, 'bold'), index, 'm', 'bold'),
    breadthBar(breadth, smallTop + 252, 48),
  ].join('')
}
