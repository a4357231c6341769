import { fitted, text, width } from './draw-parts'
import type { Drawing } from './drawing'
import { widthOf } from './letters'

type Message = Extract<Drawing, { kind: 'message' }>

/** Left edge in both forms and right edge, as those of the sheet in the tile above. */
const edges = { wide: 129, small: 160 } as const
const right = width - 72

/** A bubble of a chat with its tail at the left. */
const bubble = (left: number, top: number, to: number, bottom: number): string =>
  `<path d="M${left} ${bottom + 44}V${top + 72}q0-72 72-72H${to - 72}q72 0 72 72V${bottom - 72}q0 72-72 72H${left + 72}q-36 36-72 44z" class="p" stroke="var(--s)" stroke-width="5"/>`

/** An address with its false character marked. */
function address({ wrong }: Message, x: number, y: number, size: number, shown: string): string {
  const at = shown.indexOf(wrong)
  const before = widthOf(shown.slice(0, at), 'bold') * size
  const long = widthOf(wrong, 'bold') * size
  return [
    `<rect x="${Math.round(x + before - size * 0.06)}" y="${Math.round(y - size * 0.92)}" width="${Math.round(long + size * 0.12)}" height="${Math.round(size * 1.1)}" rx="10" class="d" opacity=".2"/>`,
    text(x, y, size, shown.slice(0, at), 'b', 'bold'),
    text(x + before, y, size, wrong, 'd', 'bold'),
    text(x + before + long, y, size, shown.slice(at + wrong.length), 'b', 'bold'),
  ].join('')
}

/** What the check says of the message, over its corner. */
function badge({ verdict }: Message, y: number, size: number): string {
  const tall = size * 1.6
  const long = Math.round(widthOf(verdict, 'bold') * size + tall * 0.8)
  const start = right - long
  return `<rect x="${start}" y="${y}" width="${long}" height="${tall}" rx="${tall / 2}" class="d" stroke="var(--g)" stroke-width="14"/>${text(start + tall * 0.4, y + tall / 2 + size * 0.36, size, verdict, 'p', 'bold')}`
}

/** The beginning of a false message with its look-alike address, and the verdict. */
export function messageWide(message: Message): string {
  const x = edges.wide + 60
  return [
    bubble(edges.wide, 40, right - 40, 452),
    ...message.lines.map((line, index) =>
      text(x, 152 + index * 100, fitted(line, 72, 'regular', 780), line, 't', 'regular'),
    ),
    address(message, x, 366, fitted(message.address, 76, 'bold', 840), message.address),
    badge(message, 420, 72),
  ].join('')
}

/** Only the name of the address, in larger letters. */
export function messageSmall(message: Message): string {
  const name = message.address.replace(/\..*/, '…')
  return [
    bubble(edges.small, 10, right - 20, 300),
    address(message, edges.small + 48, 180, fitted(name, 140, 'bold', 860), name),
    badge(message, 270, 124),
  ].join('')
}
