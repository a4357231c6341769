import { fitted, text, textBefore } from './draw-parts'
import type { Drawing } from './drawing'
import { widthOf } from './letters'
import { rect } from './video-parts'

type Call = Extract<Drawing, { kind: 'call' }>

/** Units of the picture, two of which are at least one pixel. */
export const callSize = { wide: 440, high: 632 } as const

const { wide, high } = callSize
const [left, right] = [32, wide - 32]
const room = right - left

/** Words and numbers in rows. All are bold, so that each letter has one outline. */
const size = 27

/** A card of the application, dark on either page as the screens of the home page are (components/app-screen/phone-frame.tsx). */
const card = `<rect x="1" y="1" width="${wide - 2}" height="${high - 2}" rx="27" class="p" stroke="var(--s)" stroke-width="2"/>`

const line = (y: number) => rect(left, y, room, 2, 's', 1)

const row = (y: number, label: string, number: string) =>
  text(left, y, size, label, 'm', 'bold') + textBefore(right, y, size, number, 't', 'bold')

/** A button: filled if it is the main one. */
function button(x: number, said: string, isMain: boolean): string {
  const [y, tall, long] = [528, 72, (room - 16) / 2]
  const letters = fitted(said, size, 'bold', long - 24)
  const shape = isMain
    ? rect(x, y, long, tall, 'b', 18)
    : `<rect x="${x + 1}" y="${y + 1}" width="${long - 2}" height="${tall - 2}" rx="17" fill="none" stroke="var(--b)" stroke-width="2"/>`
  const start = x + (long - widthOf(said, 'bold') * letters) / 2
  return shape + text(start, y + tall / 2 + letters * 0.35, letters, said, isMain ? 'p' : 'b', 'bold')
}

/** The call of a loan: what is wrong, how much is missing, until when, and the two ways out. */
export function callScreen({ heading, holding, ratio, least, rows, missing, until, actions }: Call): string {
  return [
    card,
    text(left, 66, fitted(heading, 34, 'bold', room), heading, 'd', 'bold'),
    text(left, 108, fitted(holding, size, 'bold', room), holding, 't', 'bold'),
    text(left, 168, size, ratio.label, 'm', 'bold'),
    textBefore(right, 168, size, least, 'd', 'bold'),
    text(left, 264, 88, ratio.number, 'd', 'bold'),
    line(296),
    ...rows.map(({ label, number }, index) => row(342 + index * 44, label, number)),
    line(408),
    // What the first step of the article is about.
    `<rect x="${left - 14}" y="422" width="${room + 28}" height="54" rx="17" fill="none" stroke="var(--a)" stroke-width="2"/>`,
    text(left, 458, size, missing.label, 'm', 'bold'),
    textBefore(
      right,
      462,
      fitted(missing.number, 40, 'bold', room - widthOf(missing.label, 'bold') * size - 24),
      missing.number,
      't',
      'bold',
    ),
    text(left, 508, size, until, 'm', 'bold'),
    button(left, actions[0], true),
    button(wide / 2 + 8, actions[1], false),
  ].join('')
}
