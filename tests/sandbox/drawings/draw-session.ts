import { fitted, height, margin, pathOf, placed, text, textBefore, width } from './draw-parts'
import type { Drawing } from './drawing'

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

/** A triangle in a box 34 px wide, on the line of the numbers of shares. */
const arrow = (x: number, path: string, tone: string): string =>
  `<path transform="translate(${x + 17} 618)" d="${path}" class="${tone}"/>`

const toneOf = ({ isRising }: Session): 'u' | 'd' => (isRising ? 'u' : 'd')

/** A session: its change, the closes that led to it, and how many shares rose and fell. */
export function sessionWide(session: Session): string {
  const { figure, day, values, breadth } = session
  const frame = { top: 316, bottom: 452, right: width - margin - 16 }
  const [x, y] = placed(values, frame)(values.at(-1) ?? 0, values.length - 1)
  return [
    text(margin, 206, fitted(figure.number, 160, 'bold', 540), figure.number, toneOf(session), 'bold'),
    textBefore(width - margin, 134, 50, day, 'm', 'bold'),
    textBefore(width - margin, 206, 50, figure.label, 't', 'bold'),
    `<path d="${pathOf(values, frame)}" class="n" stroke-width="7"/><circle cx="${x}" cy="${y}" r="15" class="a"/>`,
    breadthBar(breadth, 520, 30),
    arrow(margin, 'M0-30 17 0H-17z', 'u'),
    text(margin + 48, 620, 48, String(breadth.advances), 'u', 'bold'),
    arrow(width - margin - 34, 'M0 0 17-30H-17z', 'd'),
    textBefore(width - margin - 48, 620, 48, String(breadth.declines), 'd', 'bold'),
  ].join('')
}

/** The same in a picture of about a hundred pixels. */
export function sessionSmall(session: Session): string {
  const { figure, breadth } = session
  return [
    text(margin, 290, fitted(figure.number, 250, 'bold'), figure.number, toneOf(session), 'bold'),
    text(margin, 450, fitted(figure.label, 112, 'bold'), figure.label, 'm', 'bold'),
    breadthBar(breadth, height - 130, 44),
  ].join('')
}
