import { fitted, headline, margin, pathOf, placed, smallNumber, smallTop, text, textBefore, width } from './draw-parts'
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

/** The closes that led to the session over the one before it, which is named on its line or, without its room, between the days. */
function closes(
  { firstDay, day, values, reference, close }: Session,
  top: number,
  bottom: number,
  isOnLine: boolean,
): string {
  const frame = { top, bottom, right: width - margin - 16 }
  const place = placed(values, frame)
  const [x, y] = place(values.at(-1) ?? 0, values.length - 1)
  const [, level] = place(values.at(-2) ?? 0, 0)
  const base = bottom + 70
  const said = fitted(reference, isOnLine ? 34 : 40, 'bold', 470)
  const from = Math.round(width / 2 - (widthOf(reference, 'bold') * said - 84) / 2)
  const dotted = 'stroke="var(--m)" stroke-width="4" stroke-dasharray="4 12"'
  return [
    `<path d="M${margin} ${level}H${width - margin}${isOnLine ? '' : `M${from - 84} ${base - 14}h64`}" ${dotted}/>`,
    `<path d="${pathOf(values, frame)}" class="n" stroke-width="7"/><circle cx="${x}" cy="${y}" r="15" class="a"/>`,
    text(margin, base, 44, firstDay, 'm', 'bold'),
    isOnLine
      ? text(margin, level + 40, said, reference, 'm', 'bold') +
        textBefore(width - margin, y - 28, 40, close, 'a', 'bold')
      : text(from, base, said, reference, 'm', 'bold'),
    textBefore(width - margin, base, 44, day, 'm', 'bold'),
  ].join('')
}

/** What moved the index, as parts of its change: the named shares in full colour, all others in a quiet one. */
function contributionsBar(
  parts: readonly { label: string; value: number; text: string }[],
  tone: 'u' | 'd',
  y: number,
) {
  const sum = parts.reduce((total, { value }) => total + value, 0)
  const room = width - 2 * margin - gap * (parts.length - 1)
  let x = margin
  return parts
    .map(({ label, value, text: said }, index) => {
      const long = Math.round((room * value) / sum)
      const look = index === parts.length - 1 ? 'fill="var(--s)"' : `class="${tone}"`
      const bar = `<path d="M${x} ${y}h${long}v60h${-long}z" ${look}/>`
      const words = `${label} ${said}`
      const named = text(
        x,
        y + 116,
        fitted(words, 40, 'bold', long),
        words,
        index === parts.length - 1 ? 'm' : tone,
        'bold',
      )
      x += long + gap
      return bar + named
    })
    .join('')
}

/** A session: its change and its day, what moved the index or how many shares rose and fell, and the closes that led to it. */
export function sessionWide(session: Session): string {
  const { figure, index, day, breadth, contributions } = session
  const tone = toneOf(session)
  if (contributions === undefined) {
    return [
      headline(margin, 190, fitted(figure.number, 150, 'bold', 560), figure.number, tone, 'bold'),
      textBefore(width - margin, 128, 50, figure.label, 't', 'bold'),
      textBefore(width - margin, 190, 44, day, 'm', 'bold'),
      closes(session, 262, 392, false),
      breadthBar(breadth, 508, 30),
      breadthSaid(breadth, 608),
    ].join('')
  }
  return [
    text(margin, 68, 44, index, 't', 'bold'),
    text(margin, 168, fitted(contributions.change, 100, 'bold', 560), contributions.change, tone, 'bold'),
    contributionsBar(contributions.parts, tone, 212),
    closes(session, 416, 540, true),
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
