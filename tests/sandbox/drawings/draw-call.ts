import { fitted, text, textBefore } from './draw-parts'
import type { Drawing } from './drawing'
import { widthOf } from './letters'
import type { Weight } from '../font-files'
import { rect } from './video-parts'

type Call = Extract<Drawing, { kind: 'call' }>

/** Units of the picture, two of which are at least one pixel. */
export const callSize = { wide: 440, high: 656 } as const

const { wide, high } = callSize
const [left, right] = [36, wide - 36]
const room = right - left

/** Words and numbers in rows. All but what it is about are regular, as the application's, so that each letter has one outline. */
const size = 25

/** The application in its frame, dark on either page as the screens of the home page are (components/app-screen/phone-frame.tsx). */
const card = `<rect x="2" y="2" width="${wide - 4}" height="${high - 4}" rx="34" class="p" stroke="var(--s)" stroke-width="4"/>`

const line = (y: number) => rect(left, y, room, 2, 's', 1)

const row = (y: number, { label, number }: Call['missing'], most = size, weight: Weight = 'regular') =>
  text(left, y, size, label, 'm', 'regular') +
  textBefore(right, y, fitted(number, most, weight, room - widthOf(label, 'regular') * size - 24), number, 't', weight)

/** Around what the text is about. */
const ring = (y: number, tall: number) =>
  `<rect x="${left - 14}" y="${y}" width="${room + 28}" height="${tall}" rx="18" fill="none" stroke="var(--a)" stroke-width="2"/>`

/** A button: filled if it is the main one. */
function button(x: number, said: string, isMain: boolean): string {
  const [y, tall, long] = [556, 68, (room - 16) / 2]
  const letters = fitted(said, size, 'regular', long - 24)
  const shape = isMain
    ? rect(x, y, long, tall, 'b', 18)
    : `<rect x="${x + 1}" y="${y + 1}" width="${long - 2}" height="${tall - 2}" rx="18" fill="none" stroke="var(--b)" stroke-width="2"/>`
  const start = x + (long - widthOf(said, 'regular') * letters) / 2
  return shape + text(start, y + tall / 2 + letters * 0.35, letters, said, isMain ? 'p' : 'b', 'regular')
}

/** The call of a loan or an order: what it is about, how much is to be paid, what follows, and two buttons. */
export function callScreen({ isWarning, heading, holding, ratio, least, rows, missing, until, actions }: Call): string {
  const tone = isWarning ? 'd' : 'b'
  // A call has more letters, which would be outlines of two kinds.
  const weight = isWarning ? 'regular' : 'bold'
  const pitch = rows.length > 2 ? 40 : 44
  return [
    card,
    text(left, 62, fitted(heading, 32, weight, room), heading, tone, weight),
    text(left, 102, fitted(holding, size, 'regular', room), holding, 't', 'regular'),
    text(left, 158, size, ratio.label, 'm', 'regular'),
    textBefore(right, 158, size, least, tone, 'regular'),
    text(left, 244, 80, ratio.number, tone, 'bold'),
    ...rows.map((each, index) => row((isWarning ? 322 : 312) + index * pitch, each)),
    // A call is about what is to be paid, an order about what it costs; with even room above and below.
    isWarning ? line(276) + line(392) + ring(414, 62) : ring(122, 146) + line(416),
    row(isWarning ? 454 : 464, missing, 32, weight),
    row(520, until),
    button(left, actions[0], true),
    button(wide / 2 + 8, actions[1], false),
  ].join('')
}
